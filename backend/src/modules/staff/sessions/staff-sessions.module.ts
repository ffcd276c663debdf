import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Session, SessionSchema } from '../../../platform/access/session.schema.js';
import { StaffSessionsController } from './staff-sessions.controller.js';
import { StaffSessionsService } from './staff-sessions.service.js';

/** Where staff are signed in, as the platform admin sees and ends it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Session.name, schema: SessionSchema }])],
  controllers: [StaffSessionsController],
  providers: [StaffSessionsService],
})
export class StaffSessionsModule {}
