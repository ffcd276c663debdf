import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { Endpoint } from '../../http/endpoint.js';
import { ShowsInt } from '../../http/shown-fields.js';
import { PageQuery, pageOf } from '../../http/list-query.js';
import { GiftingService } from '../coins/gifting/gifting.service.js';
import { UsersService } from '../users/users.service.js';
import { WithdrawalsService } from '../withdrawals/withdrawals.service.js';
import {
  AskWithdrawalDto,
  GiveGiftDto,
  GiveLiveGiftDto,
  OwnWithdrawal,
  toOwnWithdrawal,
  toWallet,
  Wallet,
} from './app-wallet.dto.js';

const WalletResponse = responseOf('WalletResponse', { details: Wallet });
const OwnWithdrawalResponse = responseOf('OwnWithdrawalResponse', { details: OwnWithdrawal });
const OwnWithdrawalListResponse = listResponseOf('OwnWithdrawalListResponse', { details: [OwnWithdrawal] });
class GiftGivenResponse extends Envelope {
  @ShowsInt('Remaining spendable coins', 490) coin: number;
  @ShowsInt('Diamonds of the session', 10) diamonds: number;
}

/** A user's own wallet: balance, gifts and withdrawals. */
@ApiTags('app')
@Controller('app')
export class AppWalletController {
  constructor(
    private readonly users: UsersService,
    private readonly gifting: GiftingService,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Endpoint('GET', 'wallet', {
    roles: ['user*'],
    summary: "Read the caller's balance",
    response: WalletResponse,
  })
  async fetchOwnWallet(@CurrentCaller() { id }: Caller) {
    return { details: toWallet(await this.users.find(id)) };
  }

  @Endpoint('POST', 'gift', {
    roles: ['user*'],
    summary: 'Give a gift to a host who is live',
    response: GiftGivenResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN', 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  })
  giveGift(
    @CurrentCaller() caller: Caller,
    @Body() giving: GiveGiftDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.gifting.give(caller, giving, key);
  }

  @Endpoint('POST', 'livegift', {
    roles: ['user*'],
    summary: 'Give a live gift to a host who is live',
    response: GiftGivenResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN', 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  })
  giveLiveGift(
    @CurrentCaller() caller: Caller,
    @Body() { liveGift: gift, ...giving }: GiveLiveGiftDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.gifting.giveLive(caller, { gift, ...giving }, key);
  }

  @Endpoint('POST', 'withdrawals', {
    roles: ['user*'],
    summary: 'Request a withdrawal of earned coins; the coins are held until the decision',
    response: OwnWithdrawalResponse,
    message: 'Request sent',
    description: 'INVALID_TRANSITION: the caller owes coins of refunded purchases.',
    idempotent: true,
    errors: ['INSUFFICIENT_COINS', 'WALLET_FROZEN', 'INVALID_TRANSITION'],
  })
  askForWithdrawal(
    @CurrentCaller() caller: Caller,
    @Body() { panNumber = '', ...asked }: AskWithdrawalDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.withdrawals.ask(caller, { ...asked, panNumber }, key, (withdrawal, account) => ({
      details: toOwnWithdrawal(withdrawal, account),
    }));
  }

  @Endpoint('GET', 'withdrawals', {
    roles: ['user*'],
    summary: "List the caller's withdrawals with status and, after a rejection, the reason; newest first",
    response: OwnWithdrawalListResponse,
  })
  async listOwnWithdrawals(@CurrentCaller() { id }: Caller, @Query() query: PageQuery) {
    const { records, ...counts } = await this.withdrawals.ownOf(id, pageOf(query));
    const details = records.map((one) => toOwnWithdrawal(one, this.withdrawals.maskedAccountOf(one)));
    return { details, ...counts };
  }
}
