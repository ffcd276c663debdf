import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { isPanelSession } from '../../../http/panel-session.js';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../../http/idempotency-key.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { Shows, ShowsText } from '../../../http/shown-fields.js';
import { ShowsDays } from '../../../http/day-sums.js';
import { once, pageOf } from '../../../http/list-query.js';
import { CoinAgencyProfile } from '../../staff/coin-agency/coin-agency.dto.js';
import type { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { coinAgencyAccount } from '../../ledger/accounts.js';
import {
  CoinAgencyFound,
  CoinDay,
  CoinReceipt,
  CoinTotals,
  HistoryDto,
  HistoryOwner,
  LookUpQuery,
  ReceivedCoins,
  RecipientSuggestion,
  SellCoinsDto,
  SentCoins,
  SentHistoryDto,
  ShowsCoins,
  SuggestionsQuery,
  UserFound,
} from '../statements/recharge.dto.js';
import { toCoinAgencyFound, toHistoryOwner, toReceivedCoins, toSentCoins } from './recharge.rows.js';
import { SendsService } from './sends.service.js';
import { TransfersService } from '../statements/transfers.service.js';
import { SuggestionsService } from '../wallets/suggestions.service.js';
import { WalletFinder } from '../wallets/wallet-finder.js';

const CoinAgencyFoundResponse = responseOf('CoinAgencyFoundResponse', { details: CoinAgencyFound });
const UserFoundResponse = responseOf('UserFoundResponse', { details: UserFound });
const SuggestionsResponse = responseOf('RecipientSuggestionsResponse', { details: [RecipientSuggestion] });
class SellCoinsResponse extends responseOf('SellCoinsResponse', { CoinPanel: CoinAgencyProfile }) {
  @ShowsText('Id of the transfer', '66f0c0ffee00000000000001') transfer: string;
}
const CoinReceiptResponse = responseOf('CoinReceiptResponse', { details: CoinReceipt });
const CoinTotalsResponse = responseOf('CoinTotalsResponse', { details: CoinTotals });
class SentCoinsResponse extends listResponseOf('SentCoinsPage', { history: [SentCoins] }) {
  @ShowsCoins() coins?: number | null;
  @ShowsDays(() => CoinDay) days?: CoinDay[];
}
class ReceivedCoinsResponse extends listResponseOf('ReceivedCoinsPage', { received: [ReceivedCoins] }) {
  @ShowsCoins() coins?: number | null;
  @ShowsDays(() => CoinDay) days?: CoinDay[];
  @Shows({
    type: () => HistoryOwner,
    nullable: true,
    description: 'null if the list contains the transfers of all coin agencies',
  })
  owner: HistoryOwner | null;
}

/** Live lookups, a coin agency's own sales, and the histories of both panels. */
@ApiTags('recharge')
@Controller('coin/recharge')
export class CoinRechargeController {
  constructor(
    private readonly find: WalletFinder,
    private readonly sends: SendsService,
    private readonly transfers: TransfersService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Endpoint('GET', 'sendCoinfetchagency', {
    roles: ['admin', 'coin*'],
    right: 'coins.send',
    summary: 'Find a coin agency by its code',
    response: CoinAgencyFoundResponse,
    errors: ['NOT_FOUND'],
  })
  async findCoinAgency(@CurrentCaller() caller: Caller, @Query() { userId }: LookUpQuery) {
    return { details: toCoinAgencyFound(await this.find.coinAgency(caller, userId)) };
  }

  @Endpoint('GET', 'sendCoinfetchuser', {
    roles: ['admin', 'coin'],
    right: 'coins.send',
    summary: 'Find a user by username',
    description: 'Panels can also send a phone number.',
    response: UserFoundResponse,
    errors: ['NOT_FOUND'],
  })
  async findUser(
    @CurrentCaller() caller: Caller,
    @Query() { userId }: LookUpQuery,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    const { _id, username, name, picture, coin, walletFreeze } = await this.find.user(
      caller,
      userId,
      'userId',
      isPanelSession(request),
    );
    const coins = caller.role === 'admin' ? coin : null;
    const frozen = walletFreeze != null;
    return { details: { _id: _id.toHexString(), username, name, picture, coins, frozen } };
  }

  @Endpoint('GET', 'recipients', {
    roles: ['admin', 'coin'],
    right: 'coins.send',
    summary: 'Suggest recipients of coins: by the beginning of a username, or the last 5 of the caller',
    description: 'At most 8 users, of whom nothing but username, name and picture is shown.',
    response: SuggestionsResponse,
    errors: ['RATE_LIMITED'],
  })
  async suggestRecipients(
    @CurrentCaller() caller: Caller,
    @Query() { kind = 'user', begin }: SuggestionsQuery,
  ) {
    const details =
      begin === undefined
        ? await this.suggestions.recent(caller, kind)
        : kind === 'user'
          ? await this.suggestions.byUsername(caller, begin)
          : [];
    return { details };
  }

  @Endpoint('PATCH', 'sendCoin', {
    roles: ['coin*'],
    stepUp: true,
    summary: "Send coins to a user from the coin agency's balance",
    response: SellCoinsResponse,
    touches: ['users', 'coin-panel', 'ledger', 'auth'],
    form: true,
    idempotent: true,
    errors: ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN'],
  })
  sellCoins(
    @CurrentCaller() caller: Caller,
    @Body() sale: SellCoinsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.sends.sell(caller, sale, key);
  }

  @Endpoint('POST', 'history', {
    roles: ['admin', 'coin*'],
    right: 'coins.read',
    summary: 'List the coins that a coin agency sent, newest first',
    response: SentCoinsResponse,
    list: { names: ['sent-coins'], live: 'transfers' },
    readOnly: true,
    errors: ['NOT_FOUND'],
  })
  async listSentCoins(@CurrentCaller() caller: Caller, @Body() body: SentHistoryDto) {
    const owner = await this.ownerOf(caller, body);
    const { records, ...counts } = await this.transfers.sentBy(accountOf(owner), body, pageOf(body));
    return { history: records.map(toSentCoins), ...counts };
  }

  @Endpoint('GET', 'sales/:id', {
    roles: ['coin*'],
    summary: 'Read a sale of the coin agency, for its receipt',
    description: 'Only coins that the coin agency sent to a user; an entry of any other kind is not found.',
    response: CoinReceiptResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchCoinReceipt(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    const { _id, name } = await this.find.coinAgency(caller, caller.id);
    const sale = await this.transfers.sale(coinAgencyAccount(_id), id);
    return { details: { ...toSentCoins(sale), seller: name } };
  }

  @Endpoint('POST', 'received', {
    roles: ['admin', 'coin*'],
    right: 'coins.read',
    summary: 'List the coins that a coin agency received from the platform, newest first',
    response: ReceivedCoinsResponse,
    list: {
      names: ['transactions', 'received-coins'],
      live: 'transfers',
      without: { search: 'Every row has the same sender and recipient.' },
    },
    readOnly: true,
    errors: ['NOT_FOUND'],
  })
  async listReceivedCoins(@CurrentCaller() caller: Caller, @Body() body: HistoryDto) {
    const owner = await this.ownerOf(caller, body);
    const page = pageOf(body);
    const [{ records, ...counts }, totals] = await Promise.all([
      this.transfers.receivedBy(accountOf(owner), body, page),
      owner && once(page, 'totals', () => this.transfers.totals(coinAgencyAccount(owner._id))),
    ]);
    const forAdmin = caller.role === 'admin';
    return {
      received: records.map((transfer) => toReceivedCoins(transfer, forAdmin)),
      ...counts,
      owner: owner && totals ? toHistoryOwner(owner, totals) : null,
    };
  }

  @Endpoint('GET', 'totals', {
    roles: ['coin*'],
    summary: 'Read the balance of the coin agency and its totals received and sent',
    response: CoinTotalsResponse,
  })
  async fetchCoinTotals(@CurrentCaller() caller: Caller) {
    const { _id, coins, walletFreeze } = await this.find.coinAgency(caller, caller.id);
    const totals = await this.transfers.totals(coinAgencyAccount(_id));
    return { details: { balance: coins, ...totals, frozen: walletFreeze?.reason ?? '' } };
  }

  /**
   * Returns the coin agency of a history: its own for a coin agency, or any one for the admin. Returns undefined for
   * all.
   */
  private async ownerOf(caller: Caller, { coinAgency }: HistoryDto) {
    const named = coinAgency || (caller.role === 'coin' ? caller.id : undefined);
    return named ? this.find.coinAgencyEver(caller, named, 'coinAgency') : undefined;
  }
}

const accountOf = (owner: CoinAgency | undefined) => owner && coinAgencyAccount(owner._id);
