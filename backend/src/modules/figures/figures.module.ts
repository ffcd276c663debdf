import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AgencyAdmin, AgencyAdminSchema } from '../staff/agency-admin/agency-admin.schema.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { Agency, AgencySchema } from '../staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../staff/bd/bd.schema.js';
import { CoinAgency, CoinAgencySchema } from '../staff/coin-agency/coin-agency.schema.js';
import { ItemsModule } from '../items/items.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UsersModule } from '../users/users.module.js';
import { FigureDays } from './figure-days.js';
import { FigureNames } from './figure-names.js';
import { FigureOwners } from './figure-owners.js';
import { FigureBacklog, FigureBacklogSchema } from './figure.schemas.js';
import { FigureStoreModule } from './figure-store.module.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { PastChanges } from './past-changes.js';
import { Rollup } from './rollup.service.js';
import { SheetBooks } from './sheet-books.js';
import { WalletDays } from './wallet-days.js';

@Module({
  imports: [
    AgencyModule,
    FigureStoreModule,
    ItemsModule,
    JobsModule,
    LedgerModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: FigureBacklog.name, schema: FigureBacklogSchema },
      { name: Bd.name, schema: BdSchema },
      { name: AgencyAdmin.name, schema: AgencyAdminSchema },
      { name: Agency.name, schema: AgencySchema },
      { name: CoinAgency.name, schema: CoinAgencySchema },
    ]),
  ],
  controllers: [FiguresController],
  providers: [
    Rollup,
    PastChanges,
    SheetBooks,
    FigureDays,
    FigureOwners,
    FigureNames,
    WalletDays,
    FiguresService,
  ],
  exports: [Rollup],
})
export class FiguresModule {}
