import { Module } from '@nestjs/common';
import { CataloguesModule } from '../catalogues/catalogues.module.js';
import { LiveModule } from '../hosts/live/live.module.js';
import { StaffAccountsModule } from '../staff-accounts/staff-accounts.module.js';
import { TrashBulkController } from './trash-bulk.controller.js';
import { TrashBulkService } from './trash-bulk.service.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [CataloguesModule, LiveModule, StaffAccountsModule],
  controllers: [TrashController, TrashBulkController],
  providers: [TrashService, TrashBulkService],
})
export class TrashModule {}
