import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { SealingService } from '../../platform/access/sealing.service.js';
import { SecretsService } from '../../platform/access/secrets.service.js';
import { AppError } from '../../core/errors.js';
import { searchKeysOf } from '../../platform/database/search.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { bankCodeOf, type BankDetails, withoutPerson } from './bank-details.js';
import { Withdrawal } from './withdrawal.schema.js';

/** A record of the previous version, with the details in plain text. */
type ClearWithdrawal = Withdrawal & Partial<BankDetails>;

const NOTHING: BankDetails = { accountNo: '', ifscCode: '', panNumber: '' };
/** The number of records per bulk write. */
const BATCH = 500;
/** The search texts that count as an account number: at least its last four characters. */
const ACCOUNT = /^(?=.*\d)[0-9A-Z]{4,34}$/;

const UNKNOWN_SECRET =
  'The bank details are sealed under another APP_SECRET. Set APP_SECRET_PREVIOUS to that secret and restart';
/** The suggested retry delay in seconds: about the time an operator needs to set the secret and restart. */
const RETRY_SECONDS = 60;
const SHOWN_DIGITS = 4;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
const wholeKey = (key: Buffer, accountNo: string) => hmac(key, `whole:${bankCodeOf(accountNo)}`);
const lastKey = (key: Buffer, accountNo: string) =>
  hmac(key, `last:${bankCodeOf(accountNo).slice(-SHOWN_DIGITS)}`);

/**
 * Seals the bank details of withdrawals, bound to the _id of the record. Accounts are searchable by HMACs of the whole
 * number and of its last four characters, with keys derived from APP_SECRET.
 */
@Injectable()
export class BankSeals {
  private readonly logger = new Logger('BankSeals');

  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    private readonly sealing: SealingService,
    private readonly secrets: SecretsService,
  ) {}

  /** Returns the fields to store for these details. */
  seal(_id: Types.ObjectId, details: BankDetails): Pick<Withdrawal, 'bank' | 'accountKeys'> {
    const { accountNo, ifscCode, panNumber } = details;
    const { key } = this.secrets.current('bank-index');
    return {
      bank: this.sealing.seal('bank', _id.toHexString(), JSON.stringify([accountNo, ifscCode, panNumber])),
      accountKeys: [wholeKey(key, accountNo), lastKey(key, accountNo)],
    };
  }

  /** Returns the details in plain text. Fails with UNAVAILABLE when the secret that sealed them is no longer known. */
  open(withdrawal: Withdrawal): BankDetails {
    const details = this.openIfKnown(withdrawal);
    if (!details) throw new AppError('UNAVAILABLE', UNKNOWN_SECRET, undefined, RETRY_SECONDS);
    return details;
  }

  /** Like `open`, but returns blank details when they cannot be decrypted, so that a list can show the other fields. */
  openOrBlank(withdrawal: Withdrawal): BankDetails {
    return this.openIfIntact(withdrawal) ?? NOTHING;
  }

  /**
   * Returns undefined when the secret is no longer known, or when authentication of the seal fails, which is logged.
   */
  openIfIntact(withdrawal: Withdrawal): BankDetails | undefined {
    try {
      return this.openIfKnown(withdrawal);
    } catch (error) {
      const msg = 'The bank details of a withdrawal were changed after they were sealed';
      this.logger.error({ msg, withdrawal: withdrawal._id.toHexString(), err: error });
      return undefined;
    }
  }

  /** Returns the index keys for a typed account number or its last four characters, or none for any other text. */
  searchKeys(typed: string | undefined): string[] {
    const text = bankCodeOf(typed ?? '');
    if (!ACCOUNT.test(text)) return [];
    const keyOf = text.length === SHOWN_DIGITS ? lastKey : wholeKey;
    return this.secrets.keys('bank-index').map(({ key }) => keyOf(key, text));
  }

  /** Returns the index keys of an account number. During a secret rotation there is one key per secret. */
  accountKeys(accountNo: string): string[] {
    return this.secrets.keys('bank-index').map(({ key }) => wholeKey(key, accountNo));
  }

  /** Returns the update that stores these details and removes the plain text fields of the previous version. */
  updateOf(_id: Types.ObjectId, details: BankDetails) {
    return { $set: this.seal(_id, details), $unset: { accountNo: '', ifscCode: '', panNumber: '' } };
  }

  /**
   * Seals details that are stored in plain text or under the previous secret, in batches. Skips details that cannot be
   * decrypted. The next call continues an interrupted run. Returns the number of records written.
   */
  async sealAll(): Promise<number> {
    let total = 0;
    // Another pass seals the records that another process changed during this pass.
    for (let written = await this.sealEach(); written; written = await this.sealEach()) total += written;
    return total;
  }

  private async sealEach(): Promise<number> {
    const current = { $regex: `^${this.secrets.current('bank').id}\\.` };
    let written = 0;
    let last: Types.ObjectId | undefined;
    for (;;) {
      const records = await this.withdrawals
        .find({ ...(last && { _id: { $gt: last } }), bank: { $not: current } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<ClearWithdrawal[]>();
      last = records.at(-1)?._id;
      if (!last) return written;
      written += await this.sealBatch(records);
    }
  }

  private async sealBatch(records: ClearWithdrawal[]): Promise<number> {
    const writes = records.flatMap((record) => {
      const details = this.openIfIntact(record);
      if (!details) return [];
      const { _id, bank = null, username, name } = record;
      const isForgotten = username === DELETED_USER;
      const { $set, $unset } = this.updateOf(_id, isForgotten ? withoutPerson(details) : details);
      const keys = isForgotten
        ? { accountKeys: [], searchKeys: [] }
        : { searchKeys: searchKeysOf([username, name]) };
      return {
        updateOne: { filter: { _id, bank, username }, update: { $set: { ...$set, ...keys }, $unset } },
      };
    });
    if (!writes.length) return 0;
    // Not strict, because the schema no longer has the plain text fields.
    const { modifiedCount } = await this.withdrawals.bulkWrite(writes, { strict: false });
    return modifiedCount;
  }

  private openIfKnown(withdrawal: ClearWithdrawal): BankDetails | undefined {
    const { _id, bank, accountNo = '', ifscCode = '', panNumber = '' } = withdrawal;
    if (!bank) return { accountNo, ifscCode, panNumber };
    const text = this.sealing.open('bank', _id.toHexString(), bank);
    if (text === undefined) return undefined;
    const [number = '', ifsc = '', pan = ''] = JSON.parse(text) as string[];
    return { accountNo: number, ifscCode: ifsc, panNumber: pan };
  }
}
