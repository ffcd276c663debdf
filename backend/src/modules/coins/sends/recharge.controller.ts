import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Envelope, listResponseOf } from '../../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../../http/idempotency-key.js';
import { Endpoint } from '../../../http/endpoint.js';
import { ShowsInt, ShowsText, ShowsTimeOrNull } from '../../../http/shown-fields.js';
import { IdDto } from '../../../http/id.dto.js';
import { cutMessage, once, pageOf } from '../../../http/list-query.js';
import { WaitingLimitsService } from '../limits/waiting-limits.service.js';
import { ShowsDays } from '../../../http/day-sums.js';
import {
  CoinDay,
  Recharge,
  RechargeListQuery,
  ReturnCoinsDto,
  SendCoinsDto,
  ShowsCoins,
} from '../statements/recharge.dto.js';
import { toRecharge } from './recharge.rows.js';
import { ReturnsService } from '../returns/returns.service.js';
import { SendsService } from './sends.service.js';
import { TransfersService } from '../statements/transfers.service.js';
import {
  DecideSendDto,
  toWaitingSend,
  WaitingSendDto,
  WaitingSendQuery,
} from '../approvals/waiting-send.dto.js';
import { coinAgencyAccount } from '../../ledger/accounts.js';
import { WalletFinder } from '../wallets/wallet-finder.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';

class SendResponse extends Envelope {
  @ShowsText("Id of the transfer, '' while it awaits a second admin", '66f0c0ffee00000000000001')
  transfer: string;
  @ShowsText("Id of the transfer that awaits a second admin, '' otherwise", '') waiting: string;
}
class RechargeListResponse extends listResponseOf('RechargePage', { data: [Recharge] }) {
  @ShowsCoins() coins?: number | null;
  @ShowsDays(() => CoinDay) days?: CoinDay[];
}
class WaitingSendListResponse extends listResponseOf('WaitingSendPage', { details: [WaitingSendDto] }) {
  @ShowsInt('Number of waiting changes of the coin limits', 0) limits: number;
  @ShowsTimeOrNull('When the oldest of these transfers and changes was asked for')
  oldest: string | null;
}
const moves = ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN'] as const;

/** Sends and returns coins for the platform admin. */
@ApiTags('recharge')
@Controller('admin')
export class RechargeController {
  constructor(
    private readonly sends: SendsService,
    private readonly returns: ReturnsService,
    private readonly waiting: WaitingSendsService,
    private readonly waitingLimits: WaitingLimitsService,
    private readonly transfers: TransfersService,
    private readonly find: WalletFinder,
  ) {}

  @Endpoint('POST', 'recharge/sendcoin', {
    roles: ['admin'],
    right: 'coins.send',
    stepUp: true,
    summary: 'Send coins to a coin agency or a user',
    description:
      'Above the limit for sending coins (in one step or within 24 hours), the transfer waits for a second admin.',
    response: SendResponse,
    touches: ['users', 'coin-panel', 'ledger', 'auth'],
    idempotent: true,
    errors: ['NOT_FOUND'],
  })
  sendCoins(
    @CurrentCaller() caller: Caller,
    @Body() send: SendCoinsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.sends.sendAsAdmin(caller, send, key);
  }

  @Endpoint('POST', 'return/coins', {
    roles: ['admin'],
    right: 'coins.send',
    stepUp: true,
    summary: 'Return coins to their sender',
    description:
      'A return that names a transfer succeeds once. A manual return to a coin agency is limited to the coins that the agency sent and has not had returned.',
    response: Envelope,
    touches: ['users', 'coin-panel', 'ledger', 'auth'],
    idempotent: true,
    errors: [...moves, 'INVALID_TRANSITION'],
  })
  returnCoins(
    @CurrentCaller() caller: Caller,
    @Body() back: ReturnCoinsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.returns.giveBack(caller, back, key);
  }

  @Endpoint('GET', 'recharge/getrechargeHistory', {
    roles: ['admin'],
    right: 'coins.read',
    summary: 'List all transfers of coins, newest first',
    description:
      'Without page and limit: the newest 1,000 transfers, the number of all as `total`, and a message that says so.',
    response: RechargeListResponse,
    list: { names: ['recharges'], live: 'transfers' },
    errors: ['NOT_FOUND'],
  })
  async listRecharges(@CurrentCaller() caller: Caller, @Query() query: RechargeListQuery) {
    const { coinAgency: named } = query;
    const owner = named ? await this.find.coinAgencyEver(caller, named, 'coinAgency') : undefined;
    const account = owner && coinAgencyAccount(owner._id);
    const { records, ...counts } = await this.transfers.all(query, account, pageOf(query));
    const message = cutMessage(query, counts.total, 'newest transfers');
    return { data: records.map(toRecharge), ...counts, ...message };
  }

  @Endpoint('GET', 'recharge/waiting', {
    roles: ['admin'],
    right: 'coins.read',
    summary: 'List the transfers that await a second admin, oldest first',
    response: WaitingSendListResponse,
    list: {
      names: ['waiting-coins'],
      rows: 20,
      live: 'sends',
      without: { filters: 'Few rows at a time.', search: 'Few rows at a time.' },
    },
  })
  async listWaitingSends(@CurrentCaller() caller: Caller, @Query() query: WaitingSendQuery) {
    const page = pageOf(query);
    const { records, ...counts } = await this.waiting.list(caller, page, query);
    const [limits, oldest] = await Promise.all([
      once(page, 'limits', () => this.waitingLimits.count()),
      once(page, 'oldest', () => this.oldestWaiting()),
    ]);
    return { details: records.map((send) => toWaitingSend(send, caller.id)), ...counts, limits, oldest };
  }

  /** Returns the time of the oldest request for a second admin: a send or a change of a limit. */
  private async oldestWaiting(): Promise<string | null> {
    const found = await Promise.all([this.waiting.oldest(), this.waitingLimits.oldest()]);
    const times = found.filter((time) => time !== null).map((time) => time.getTime());
    return times.length ? new Date(Math.min(...times)).toISOString() : null;
  }

  @Endpoint('POST', 'recharge/waiting/:id', {
    roles: ['admin'],
    right: 'coins.approve',
    stepUp: true,
    summary: 'Confirm or refuse a waiting transfer or salary run',
    description:
      'Every admin may refuse. The requesting admin cannot confirm, nor can an admin whom the requesting admin added or enabled again.',
    response: Envelope,
    touches: ['users', 'coin-panel', 'ledger', 'auth', 'batches', 'jobs'],
    errors: [...moves, 'INVALID_TRANSITION', 'NEEDS_SECOND_ADMIN'],
  })
  decideWaitingSend(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { approve, reason }: DecideSendDto,
  ) {
    return approve ? this.sends.confirm(caller, id) : this.sends.refuse(caller, id, reason ?? '');
  }
}
