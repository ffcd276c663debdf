import {
  FreeText,
  Id,
  Int,
  OneOf,
  Optional,
  Shows,
  ShowsId,
  ShowsImage,
  ShowsInt,
  ShowsText,
  ShowsTime,
  Text,
  Time,
} from '../../../http/fields.js';
import { ListQuery } from '../../../http/list-query.js';
import { MOST_COINS } from '../../ledger/ledger.service.js';

const Coins = (description = 'Whole coins') => Int(1, MOST_COINS, { description, example: 500 });
export const RECIPIENTS = ['1', '2'] as const;

export class SendCoinsDto {
  @OneOf(RECIPIENTS, 'Recipient', { description: '1 coin agency, 2 user' }) to: (typeof RECIPIENTS)[number];
  @Text(50, {
    description: 'Code of the coin agency, or username of the user; from a panel also the phone number',
    example: 'coin@100001',
  })
  userId: string;
  @Coins() coin: number;
}

/** The body that the coin panel sends. The session's coin agency always pays, whatever the body says. */
export class SellCoinsDto {
  @Text(50, { description: 'Username; from a panel also the phone number', example: 'anita.sharma' })
  userId: string;
  @Coins() coin: number;
  @Optional() @OneOf(['1'], 'SendType', { description: 'Always 1' }) type?: '1';
  @Optional() @OneOf(['2'], 'SellTo', { description: 'Always 2: a user' }) to?: '2';
  @Optional() @FreeText(50, { description: "The coin agency's own code or _id" }) coinAgency?: string;
  @Optional() @FreeText(50, { description: "The coin agency's own _id or code" }) id?: string;
}

export class ReturnCoinsDto {
  @Text(50, {
    description:
      'Who gives back: a username or the code of a coin agency; from a panel also the phone number of a user',
  })
  username: string;
  @Coins() coins: number;
  @Optional()
  @FreeText(50, { description: "To whom: the code of a coin agency, '' for the platform", example: '' })
  senderName?: string;
  @Optional() @Time({ description: 'When the transfer was made that is returned' }) createdAt?: Date;
  @Optional() @Id({ description: 'The transfer that is returned' }) transfer?: string;
}

export class LookUpQuery {
  @Text(50, {
    description: 'A code or username in any case; from a panel also the phone number of a user',
  })
  userId: string;
}

/** The body of the history endpoints, which are documented as POST. */
export class HistoryDto {
  @Optional()
  @FreeText(50, { description: 'Code or _id; left out: its own, or all for the admin' })
  coinAgency?: string;
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
}

export class RechargeListQuery extends ListQuery {}

/** A coin agency in the live lookup. */
export class CoinAgencyFound {
  @ShowsId() _id: string;
  @ShowsText('Code', 'coin@100001') uniqueId: string;
  @ShowsText('Username', 'coins.mumbai') username: string;
  @ShowsText('Name', 'Mumbai Coins') name: string;
  @ShowsImage() image: string;
  @ShowsInt('Balance', 250000) coins: number;
  @Shows({ type: Boolean, description: 'Whether nothing may leave the wallet' }) frozen: boolean;
}

/** A user in the live lookup. */
export class UserFound {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsImage() picture: string;
  @Shows({ type: 'integer', nullable: true, description: 'Balance; null: for the admin only' })
  coins: number | null;
  @Shows({ type: Boolean, description: 'Whether nothing may leave the wallet' }) frozen: boolean;
}

export const TRANSFER_STATES = ['sent', 'returned', 'reversed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
const State = () =>
  Shows({
    enum: [...TRANSFER_STATES],
    enumName: 'TransferState',
    description:
      'returned: a return names it, or returns took all of it; sent: it stands, perhaps partly returned; reversed: taken back by the admin',
  });

/** The returned coins of a transfer. */
class Returned {
  @ShowsInt('Coins of it that were returned', 0) returned: number;
  @ShowsInt('Coins that a return which names it may take; 0 when one did or it is reversed', 500)
  returnable: number;
}

export class Recharge extends Returned {
  @ShowsId() _id: string;
  @ShowsImage('Picture of the recipient') image: string;
  @Shows({ enum: [1, 2], enumName: 'RechargeRecipient', description: '1 coin agency, 2 user' }) to: 1 | 2;
  @ShowsText('Code or username of the recipient', 'anita.sharma') userId: string;
  @ShowsText('Account of the recipient', 'user:66f0c0ffee00000000000001') account: string;
  @ShowsText('Name of the recipient', 'Anita Sharma') name: string;
  @ShowsInt('Coins', 500) coin: number;
  @ShowsText("Code of the coin agency that sent, '' for the platform", 'coin@100001') coinAgency: string;
  @ShowsText('Who sent', 'Meera Nair') sender: string;
  @State() state: TransferState;
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
  @State() state: TransferState;
  @ShowsTime() createdAt: string;
}

/** Coins that a coin agency received from the platform. */
export class ReceivedCoins extends Returned {
  @ShowsId() _id: string;
  @ShowsText('Always the platform', 'Via Admin') from: string;
  @ShowsText('The admin who sent; for the admin only', 'Meera Nair') admin: string;
  @ShowsInt('Coins', 50000) coin: number;
  @ShowsText('Code of the coin agency', 'coin@100001') coinAgency: string;
  @State() state: TransferState;
  @ShowsTime() createdAt: string;
}

/** The coin agency of a history, deleted or not. */
export class HistoryOwner extends CoinAgencyFound {
  @Shows({ type: Boolean, description: 'Whether it is deleted: nothing can be sent to it or returned' })
  deleted: boolean;
  @ShowsInt('Received from the platform in all, less what went back', 300000) received: number;
  @ShowsInt('What went back to the platform', 500) receivedBack: number;
  @ShowsInt('What it had before the ledger began, received too, in no transfer', 0) opening: number;
}

/** The figures of the coin dashboard. */
export class CoinTotals {
  @ShowsInt('Balance', 250000) balance: number;
  @ShowsInt('Received from the platform, less what went back', 300000) received: number;
  @ShowsInt('What it had before the ledger began, received too, in no transfer', 0) opening: number;
  @ShowsInt('What went back to the platform of what it sent', 0) receivedBack: number;
  @ShowsInt('Sent to users, less what came back', 50000) sent: number;
  @ShowsInt('What came back of what went to users', 0) sentBack: number;
  @ShowsText("Why nothing may leave the wallet, '' when it may", '') frozen: string;
}
