import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RechargeModule } from '../coins/sends/recharge.module.js';
import { Host, HostSchema } from '../hosts/host.schema.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { Agency, AgencySchema } from '../staff/agency/agency.schema.js';
import { AgencyAdmin, AgencyAdminSchema } from '../staff/agency-admin/agency-admin.schema.js';
import { Bd, BdSchema } from '../staff/bd/bd.schema.js';
import { CoinAgency, CoinAgencySchema } from '../staff/coin-agency/coin-agency.schema.js';
import { User, UserSchema } from '../users/user.schema.js';
import { UsersModule } from '../users/users.module.js';
import { Video, VideoSchema } from '../videos/video.schema.js';
import { Withdrawal, WithdrawalSchema } from '../withdrawals/withdrawal.schema.js';
import { RecordSearch } from './record-search.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { TransferSearch } from './transfer-search.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: User.name, schema: UserSchema },
      { name: Host.name, schema: HostSchema },
      { name: Bd.name, schema: BdSchema },
      { name: AgencyAdmin.name, schema: AgencyAdminSchema },
      { name: Agency.name, schema: AgencySchema },
      { name: CoinAgency.name, schema: CoinAgencySchema },
      { name: Withdrawal.name, schema: WithdrawalSchema },
      { name: Video.name, schema: VideoSchema },
    ]),
    HostsModule,
    UsersModule,
    RechargeModule,
    LedgerModule,
  ],
  controllers: [SearchController],
  providers: [SearchService, RecordSearch, TransferSearch],
})
export class SearchModule {}
