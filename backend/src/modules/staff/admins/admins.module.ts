import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { provideStaff } from '../shared/staff.js';
import { adminKind } from './admin.kind.js';
import { Admin, AdminSchema } from './admin.schema.js';
import { AdminsAtStart } from './admins-at-start.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';
import { Confirmers } from './confirmers.js';
import { FactorDuty } from './rights/factor-duty.js';
import { OwnerGrants } from './owners/owner-grants.service.js';
import { WaitingOwner, WaitingOwnerSchema } from './owners/waiting-owner.schema.js';
import { WaitingOwnersController } from './owners/waiting-owners.controller.js';
import { WaitingOwners } from './owners/waiting-owners.service.js';
import { RightHolders } from './rights/right-holders.js';
import { RightSet, RightSetSchema } from './rights/right-set.schema.js';
import { RightSetsController } from './rights/right-sets.controller.js';
import { RightSetsService } from './rights/right-sets.service.js';
import { WaitingNotices } from './waiting-notices.js';
import { SecondAdmins } from './second-admins.js';

const staff = provideStaff(adminKind);

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Admin.name, schema: AdminSchema },
      { name: RightSet.name, schema: RightSetSchema },
      { name: WaitingOwner.name, schema: WaitingOwnerSchema },
    ]),
  ],
  controllers: [WaitingOwnersController, AdminsController, RightSetsController],
  providers: [
    staff,
    AdminsAtStart,
    AdminsService,
    OwnerGrants,
    WaitingOwners,
    Confirmers,
    FactorDuty,
    RightHolders,
    RightSetsService,
    SecondAdmins,
    WaitingNotices,
  ],
  exports: [staff, AdminsService, FactorDuty, RightHolders, SecondAdmins, WaitingNotices, WaitingOwners],
})
export class AdminsModule {}
