import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Admin, AdminSchema } from './admin.schema.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';
import { SecondAdmins } from './second-admins.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Admin.name, schema: AdminSchema }])],
  controllers: [AdminsController],
  providers: [AdminsService, SecondAdmins],
  exports: [AdminsService, SecondAdmins],
})
export class AdminsModule {}
