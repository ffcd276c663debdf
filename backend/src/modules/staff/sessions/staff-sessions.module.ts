import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Session, SessionSchema } from '../../../platform/access/session.schema.js';
import { SessionBulkService } from './session-bulk.service.js';
import { StaffSessionsController } from './staff-sessions.controller.js';
import { StaffSessionsService } from './staff-sessions.service.js';

/** Lets platform admins list and end the sessions of staff. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Session.name, schema: SessionSchema }])],
  controllers: [StaffSessionsController],
  providers: [StaffSessionsService, SessionBulkService],
})
export class StaffSessionsModule {}
