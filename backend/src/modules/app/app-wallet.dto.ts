import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { isExact } from '../../core/typed-number.js';
import { Id, Identifier, IdentifierOrEmpty, Int, Optional, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { MOST_COINS } from '../ledger/ledger.service.js';
import type { User } from '../users/user.schema.js';
import { BANK_FORMS, bankCodeOf } from '../withdrawals/bank-details.js';
import { type Withdrawal, WITHDRAWAL_STATUS } from '../withdrawals/withdrawal.schema.js';

/** Takes what the bank accepts. Drops the spaces and hyphens that banks print, and stores capitals. */
const BankCode = (form: keyof typeof BANK_FORMS, message: string, text: PropertyDecorator) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' || isExact(value) ? bankCodeOf(String(value)) : value,
    ),
    text,
    Matches(BANK_FORMS[form], { message }),
  );
const AccountNumber = () =>
  BankCode(
    'accountNo',
    'Use 5 to 34 digits and letters',
    Identifier(40, { description: '5 to 34 digits and letters', example: '001234567890' }),
  );
const IfscCode = () =>
  BankCode(
    'ifscCode',
    'Enter an IFSC code such as SBIN0001234',
    Identifier(20, { description: '4 letters, a zero, 6 letters or digits', example: 'SBIN0001234' }),
  );
const Pan = () =>
  BankCode(
    'panNumber',
    'Enter a PAN such as ABCDE1234F, or leave the field empty',
    IdentifierOrEmpty(20, { description: '5 letters, 4 digits, a letter', example: 'ABCDE1234F' }),
  );

@RefuseUnknown()
export class AskWithdrawalDto {
  @Int(1, MOST_COINS, { description: 'Earned coins', example: 500 }) coins: number;
  @AccountNumber() accountNo: string;
  @Text(100, { example: 'State Bank of India' }) bankName: string;
  @IfscCode() ifscCode: string;
  @Optional() @Pan() panNumber?: string;
}

@RefuseUnknown()
export class GiveGiftDto {
  @Id({ description: '_id of the gift' }) gift: string;
  @Id({ description: '_id of the host, who must be live' }) userId: string;
  @Optional()
  @Int(1, MOST_COINS, { description: 'The price that the user saw; 409 when the price has changed' })
  coin?: number;
}

@RefuseUnknown()
export class GiveLiveGiftDto {
  @Id({ description: '_id of the live gift' }) liveGift: string;
  @Id({ description: '_id of the host, who must be live' }) userId: string;
  @Optional()
  @Int(1, MOST_COINS, { description: 'The price that the user saw; 409 when the price has changed' })
  coin?: number;
}

export class Wallet {
  @ShowsInt('Spendable coins', 500) coin: number;
  @ShowsInt('Earned coins that can be withdrawn (the spelling is part of the wire format)', 2300)
  recievingCoins: number;
  @ShowsInt('Earned coins held for pending withdrawals', 500) held: number;
  @ShowsInt('Coins that the user owes for refunded purchases; coins bought or given pay them first', 0)
  owed: number;
  @Shows({ type: Boolean, description: 'true: the wallet cannot send coins' }) frozen: boolean;
}

export class OwnWithdrawal {
  @ShowsId() _id: string;
  @ShowsInt('Coins', 500) coins: number;
  @ShowsText('Masked except for the last four characters', '••••••7890') accountNo: string;
  @ShowsText('Bank', 'State Bank of India') bankName: string;
  @Shows({ enum: [0, 1, 2], enumName: 'WithdrawalState', description: '0 pending, 1 approved, 2 rejected' })
  status: 0 | 1 | 2;
  @ShowsText("Why it was rejected, '' otherwise", '') reason: string;
  @ShowsTime('When the user requested it') createdAt: string;
}

export const toWallet = ({ coin, receivingCoins, heldCoins, owedCoins, walletFreeze }: User): Wallet => ({
  coin,
  recievingCoins: receivingCoins,
  held: heldCoins ?? 0,
  owed: owedCoins ?? 0,
  frozen: walletFreeze !== undefined,
});

export const toOwnWithdrawal = (one: Withdrawal, maskedAccount: string): OwnWithdrawal => ({
  _id: one._id.toHexString(),
  coins: one.coins,
  accountNo: maskedAccount,
  bankName: one.bankName,
  status: one.status,
  reason: one.status === WITHDRAWAL_STATUS.rejected ? (one.decisions.at(-1)?.reason ?? '') : '',
  createdAt: one.createdAt.toISOString(),
});
