import { IntersectionType } from '@nestjs/swagger';
import {
  Id,
  Identifier,
  IdentifierOrEmpty,
  Int,
  OneOf,
  Optional,
  SearchTextOrEmpty,
  Time,
} from '../../../http/fields.js';
import { Words } from '../../../http/exports/exported-as.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import { DaySumsQuery, ListDay, ShowsDaySum } from '../../../http/day-sums.js';
import { CoinsOf, DaysOf, Filter } from '../../../http/filter-fields.js';
import { ExportedPageQuery, ListQuery, Sort, type TimeOrder } from '../../../http/list-query.js';
import { MOVEMENT_KINDS, type MovementKind } from '../../ledger/ledger-entry.schema.js';
import { MOST_COINS } from '../../ledger/ledger.service.js';
import { type Flow, FLOWS } from './flows.js';

const Coins = (description = 'Whole coins') => Int(1, MOST_COINS, { description, example: 500 });
export const RECIPIENTS = ['1', '2'] as const;

export class SendCoinsDto {
  @OneOf(RECIPIENTS, 'Recipient', { description: '1 coin agency, 2 user' }) to: (typeof RECIPIENTS)[number];
  @Identifier(50, {
    description: 'Code of the coin agency or username of the user; panels can also send the phone number',
    example: 'coin@100001',
  })
  userId: string;
  @Coins() coin: number;
}

/** The body that the coin panel sends. The session's coin agency always pays, whatever the body says. */
export class SellCoinsDto {
  @Identifier(50, { description: 'Username; panels can also send the phone number', example: 'anita.sharma' })
  userId: string;
  @Coins() coin: number;
  @Optional() @OneOf(['1'], 'SendType', { description: 'Always 1' }) type?: '1';
  @Optional() @OneOf(['2'], 'SellTo', { description: 'Always 2: a user' }) to?: '2';
  @Optional()
  @IdentifierOrEmpty(50, { description: "The coin agency's own code or _id" })
  coinAgency?: string;
  @Optional() @IdentifierOrEmpty(50, { description: "The coin agency's own _id or code" }) id?: string;
}

export class ReturnCoinsDto {
  @Identifier(50, {
    description:
      'Account that returns the coins: a username or the code of a coin agency; panels can also send the phone number of a user',
  })
  username: string;
  @Coins() coins: number;
  @Optional()
  @IdentifierOrEmpty(50, {
    description: "Recipient: the code of a coin agency, '' for the platform",
    example: '',
  })
  senderName?: string;
  @Optional() @Time({ description: 'Time of the transfer to return' }) createdAt?: Date;
  @Optional() @Id({ description: 'Id of the transfer to return' }) transfer?: string;
}

export class LookUpQuery {
  @Identifier(50, {
    description: 'A code or username, case-insensitive; panels can also send the phone number of a user',
  })
  userId: string;
}

export class SuggestionsQuery {
  @Optional()
  @OneOf(['user', 'coin'], 'RecipientKind', {
    description: 'user if omitted; coin agencies are suggested to admins only',
  })
  kind?: 'user' | 'coin';

  @Optional()
  @Identifier(50, {
    description:
      'The beginning of a username, at least 3 letters: a shorter one finds nothing. Omitted: the last recipients of the caller',
  })
  begin?: string;
}

export class RecipientSuggestion {
  @ShowsText('Username of a user, code of a coin agency', 'anita.sharma') id: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsImage() image: string;
}

/** What every list of movements is filtered by; without a flow, the list holds sends. */
export class FlowQuery extends IntersectionType(DaysOf('createdAt'), CoinsOf('coins'), DaySumsQuery) {
  @Sort('createdAt') sort?: TimeOrder;
  @Optional()
  @OneOf(FLOWS, 'CoinFlow', {
    description:
      'The movements that a figure sums, with the movements that undo them, whose coins are negative; omitted: sends only',
  })
  @Filter()
  flow?: Flow;
}

/** The body of the history endpoints, which are documented as POST. */
export class HistoryDto extends IntersectionType(ExportedPageQuery, FlowQuery) {
  @Optional()
  @IdentifierOrEmpty(50, {
    description: "Code or _id; omitted: the caller's agency, or all agencies for the admin",
  })
  coinAgency?: string;
}

/** The body of the history of sent coins. */
export class SentHistoryDto extends HistoryDto {
  @Optional()
  @SearchTextOrEmpty(100, { description: "Matches the user's username, name and phone number", example: '' })
  search?: string;
}

export class RechargeListQuery extends IntersectionType(ListQuery, FlowQuery) {
  @Optional()
  @IdentifierOrEmpty(50, { description: 'Code or _id of a coin agency; omitted: all', 'x-refers': 'coin' })
  coinAgency?: string;
}

/** Adds the sum of the coins to a list of movements. */
export const ShowsCoins = () =>
  Shows({
    type: 'integer',
    nullable: true,
    required: false,
    description:
      'Coins of all matching movements, null for more than 2,000 movements; only in the answer to a filter',
  });

/** A day in a list of movements. */
export class CoinDay extends ListDay {
  @ShowsDaySum('Coins of the movements') coins: number | null;
}

const ShowsKind = () =>
  Shows({
    enum: [...MOVEMENT_KINDS],
    enumName: 'MovementKind',
    required: false,
    description: 'The kind of the movement, omitted for a send',
  });

/** A coin agency in the live lookup. */
export class CoinAgencyFound {
  @ShowsId() _id: string;
  @ShowsText('Code', 'coin@100001') uniqueId: string;
  @ShowsText('Username', 'coins.mumbai') username: string;
  @ShowsText('Name', 'Mumbai Coins') name: string;
  @ShowsImage() image: string;
  @ShowsInt('Balance', 250000) coins: number;
  @Shows({ type: Boolean, description: 'Whether the wallet is frozen and cannot send coins' })
  frozen: boolean;
}

/** A user in the live lookup. */
export class UserFound {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsImage() picture: string;
  @Shows({ type: 'integer', nullable: true, description: 'Balance; null for callers other than the admin' })
  coins: number | null;
  @Shows({ type: Boolean, description: 'Whether the wallet is frozen and cannot send coins' })
  frozen: boolean;
}

export const TRANSFER_STATES = ['sent', 'returned', 'reversed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
const STATE_WORDS = { sent: 'Sent', returned: 'Returned', reversed: 'Reversed' };
const State = () =>
  Shows({
    enum: [...TRANSFER_STATES],
    enumName: 'TransferState',
    description:
      'sent: valid, possibly returned in part; returned: returned completely; reversed: reversed by the admin',
  });

/** The returned coins of a transfer. */
class Returned {
  @ShowsInt('Returned coins', 0) returned: number;
  @ShowsInt('Coins that a return naming this transfer can take; 0 after such a return or a reversal', 500)
  returnable: number;
}

export class Recharge extends Returned {
  @ShowsId() _id: string;
  @ShowsImage('Picture of the recipient') image: string;
  @Words({ 1: 'Coin agency', 2: 'User', 3: 'Platform' })
  @Shows({
    enum: [1, 2, 3],
    enumName: 'MovementRecipient',
    description: '1 coin agency, 2 user, 3 platform; 3 only with a flow',
  })
  to: 1 | 2 | 3;
  @ShowsText('Code or username of the recipient', 'anita.sharma') userId: string;
  @ShowsText('Account of the recipient', 'user:66f0c0ffee00000000000001') account: string;
  @ShowsText('Name of the recipient', 'Anita Sharma') name: string;
  @ShowsInt('Coins', 500) coin: number;
  @ShowsText("Code of the coin agency that sent, '' for the platform", 'coin@100001') coinAgency: string;
  @ShowsText('Name of the sender', 'Meera Nair') sender: string;
  @Shows({ type: String, required: false, description: 'Id of the salary run; omitted for other movements' })
  salaryRun?: string;
  @Shows({
    type: String,
    required: false,
    description: 'Note of the salary run; omitted for other movements',
  })
  note?: string;
  @ShowsKind() kind?: MovementKind;
  @Words(STATE_WORDS) @State() state: TransferState;
  @ShowsTime() createdAt: string;
}

/** Coins that a coin agency sent. */
export class SentCoins extends Returned {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') userId: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsImage() image: string;
  @ShowsInt('Coins', 500) coin: number;
  @ShowsText('Code of the coin agency', 'coin@100001') coinAgency: string;
  @ShowsKind() kind?: MovementKind;
  @Words(STATE_WORDS) @State() state: TransferState;
  @ShowsTime() createdAt: string;
}

/** What a receipt says about the present state of a sale. */
export class CoinReceipt extends SentCoins {
  @ShowsText('Name of the coin agency', 'City Coins') seller: string;
}

/** Coins that a coin agency received from the platform. */
export class ReceivedCoins extends Returned {
  @ShowsId() _id: string;
  @ShowsText('Always the platform', 'Via Admin') from: string;
  @ShowsText('The admin who sent the coins; for the admin only', 'Meera Nair') admin: string;
  @ShowsInt('Coins', 50000) coin: number;
  @ShowsText('Code of the coin agency', 'coin@100001') coinAgency: string;
  @ShowsKind() kind?: MovementKind;
  @Words(STATE_WORDS) @State() state: TransferState;
  @ShowsTime() createdAt: string;
}

/** The coin agency of a history, deleted or not. */
export class HistoryOwner extends CoinAgencyFound {
  @Shows({ type: Boolean, description: 'Whether the account is deleted; it cannot receive or return coins' })
  deleted: boolean;
  @ShowsInt('Total received from the platform, minus returned coins', 300000) received: number;
  @ShowsInt('Coins returned to the platform', 500) receivedBack: number;
  @ShowsInt('Opening balance before the ledger began; also received, but part of no transfer', 0)
  opening: number;
}

/** The figures of the coin dashboard. */
export class CoinTotals {
  @ShowsInt('Balance', 250000) balance: number;
  @ShowsInt('Received from the platform, minus returned coins', 300000) received: number;
  @ShowsInt('Opening balance before the ledger began; also received, but part of no transfer', 0)
  opening: number;
  @ShowsInt('Coins returned to the platform', 0) receivedBack: number;
  @ShowsInt('Sent to users, minus returned coins', 50000) sent: number;
  @ShowsInt('Coins returned by users', 0) sentBack: number;
  @ShowsText("Reason why the wallet is frozen, '' when it is not", '') frozen: string;
}
