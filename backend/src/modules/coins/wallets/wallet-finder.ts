import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import { CoinAgencyService } from '../../staff/coin-panel/coin-agency.service.js';
import type { CoinAgency } from '../../staff/coin-panel/coin-agency.schema.js';
import {
  coinAgencyAccount,
  PLATFORM,
  type Account,
  type StoredAccount,
  userAccount,
} from '../../ledger/accounts.js';
import type { User } from '../../users/user.schema.js';
import { UsersService } from '../../users/users.service.js';

/** A wallet as somebody names it: the code of a coin agency or a username. */
export interface FoundWallet {
  account: StoredAccount;
  /** How audit records name it. */
  target: { kind: 'coin' | 'user'; id: string; label: string };
}

const NOBODY = 'no user found';
/** What the screens send for the platform when nobody is named. */
const ADMIN = /^(via )?admin$/i;
const nobody = (field: string): never => {
  throw fieldError(field, NOBODY, 'NOT_FOUND');
};
const onlyOne = ([user, ...others]: User[], field: string): User =>
  user && !others.length ? user : nobody(field);
/** Only an admin is told who they are: a seller could find out usernames by numbers. */
const twoUsers = ({ role }: Caller, named: User, numbered: User): string => {
  const who =
    role === 'admin'
      ? `${named.username} by username and ${numbered.username} by phone number`
      : 'one by username and one by phone number';
  return `Two users match: ${who}. Enter the number with a leading + or ask the user for the username`;
};
/** A phone number with a plus, spaces, dots, dashes or brackets, or without. */
const isPhone = (text: string) => /^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 8;
export const isCoinAgencyCode = (name: string) => /^coin@/i.test(name.trim());

/** Finds the wallets that the calls name, in the scope of whoever asks. */
@Injectable()
export class WalletFinder {
  constructor(
    private readonly users: UsersService,
    private readonly coinAgencies: CoinAgencyService,
  ) {}

  async coinAgency(caller: Caller, code: string, field = 'userId'): Promise<CoinAgency> {
    const found = await this.coinAgencies.findByCodeOrId(Scope.of(caller), code);
    if (!found) throw fieldError(field, NOBODY, 'NOT_FOUND');
    return found;
  }

  /** Also one that is deleted, by its code: its history stays. */
  async coinAgencyEver(caller: Caller, code: string, field: string): Promise<CoinAgency> {
    const found = await this.coinAgencies.findEverByCode(Scope.of(caller), code);
    return found ?? this.coinAgency(caller, code, field);
  }

  /**
   * The user of a username. In a panel people type phone numbers too: one finds its user in every spelling that fits nobody else.
   * Usernames may look like phone numbers, so a text that is the username of one user and the number of another is refused: nobody
   * can take the coins of another's number by a username.
   * Documented clients name usernames only, so that no other text of theirs moves anybody's coins. `isPanel`: given where a request
   * has no context, since it only reads.
   */
  async user(
    caller: Caller,
    name: string,
    field = 'userId',
    isPanel = requestContext()?.isPanel === true,
  ): Promise<User> {
    const named = await this.users.findByUsername(name);
    if (!isPanel || !isPhone(name)) return named ?? nobody(field);
    const numbered = await this.users.findBySpelling(name);
    const other = named && numbered.find(({ _id }) => !_id.equals(named._id));
    if (other) throw fieldError(field, twoUsers(caller, named, other));
    return named ?? onlyOne(numbered, field);
  }

  /** The user of exactly this phone number; in a panel, of every spelling of it that fits nobody else. */
  async userOfNumber(number: string, field: string): Promise<User> {
    if (requestContext()?.isPanel) return onlyOne(await this.users.findBySpelling(number), field);
    return (await this.users.findByNumber(number)) ?? nobody(field);
  }

  async coinAgencyWallet(caller: Caller, code: string, field?: string): Promise<FoundWallet> {
    const { _id, uniqueId } = await this.coinAgency(caller, code, field);
    return {
      account: coinAgencyAccount(_id),
      target: { kind: 'coin', id: _id.toHexString(), label: uniqueId },
    };
  }

  async userWallet(caller: Caller, name: string, field?: string): Promise<FoundWallet> {
    const { _id, username } = await this.user(caller, name, field);
    return { account: userAccount(_id), target: { kind: 'user', id: _id.toHexString(), label: username } };
  }

  /** The wallet that a name means: a coin agency's when it looks like a code, a user's otherwise. */
  wallet(caller: Caller, name: string, field: string): Promise<FoundWallet> {
    return isCoinAgencyCode(name)
      ? this.coinAgencyWallet(caller, name, field)
      : this.userWallet(caller, name, field);
  }

  /** Who sent: a coin agency, or the platform when nobody (or the admin) is named. */
  async sender(caller: Caller, name: string): Promise<Account> {
    if (name === '' || ADMIN.test(name)) return PLATFORM;
    if (!isCoinAgencyCode(name)) throw fieldError('senderName', NOBODY, 'NOT_FOUND');
    return (await this.coinAgencyWallet(caller, name, 'senderName')).account;
  }
}
