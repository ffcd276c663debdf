import { Module } from '@nestjs/common';
import { CoinLimitsModule } from '../coins/limits/coin-limits.module.js';
import { RechargeModule } from '../coins/sends/recharge.module.js';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module.js';
import { InboxChoices } from './inbox-choices.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxFingerprints } from './inbox-fingerprints.js';
import { HostFacts } from './facts/host-facts.js';
import { LimitFacts } from './facts/limit-facts.js';
import { OrderFacts } from './facts/order-facts.js';
import { OwnerFacts } from './facts/owner-facts.js';
import { SendFacts } from './facts/send-facts.js';
import { WithdrawalFacts } from './facts/withdrawal-facts.js';
import { JobFacts } from './facts/job-facts.js';
import { SignInFacts } from './facts/sign-in-facts.js';
import { NoticeReader } from './notice-reader.js';
import { StaffInbox } from './staff-inbox.service.js';

/** The inbox of each member of staff. Other modules write the notices (platform/inbox/). */
@Module({
  imports: [AdminsModule, HostsModule, CoinLimitsModule, RechargeModule, WithdrawalsModule, OrdersModule],
  controllers: [InboxController],
  providers: [
    StaffInbox,
    InboxChoices,
    NoticeReader,
    InboxFingerprints,
    HostFacts,
    SendFacts,
    LimitFacts,
    OwnerFacts,
    WithdrawalFacts,
    JobFacts,
    SignInFacts,
    OrderFacts,
  ],
})
export class InboxModule {}
