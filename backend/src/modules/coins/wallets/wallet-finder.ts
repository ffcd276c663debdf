import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { phoneIn } from '../../../core/typed-number.js';
import { requestContext } from '../../../core/request-context.js';
import { normaliseCode } from '../../staff/shared/codes.js';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { type CodedStaff, InjectStaff } from '../../staff/shared/staff.js';
import {
  coinAgencyAccount,
  PLATFORM,
  type Account,
  type StoredAccount,
  userAccount,
} from '../../ledger/accounts.js';
import type { User } from '../../users/user.schema.js';
import { UsersService } from '../../users/users.service.js';

/** A wallet found by the code of a coin agency or by a username. */
export interface FoundWallet {
  account: StoredAccount;
  /** The target of audit records about the wallet. */
  target: { kind: 'coin' | 'user'; id: string; label: string };
}

const NO_USER_FOUND = 'no user found';
/** The values that screens send for the platform if no sender is named. */
const ADMIN = /^(via )?admin$/i;
const failNotFound = (field: string): never => {
  throw fieldError(field, NO_USER_FOUND, 'NOT_FOUND');
};
/** Returns the user of a text that is a username, a phone number or both. Fails when two users match. */
function theOne(caller: Caller, named: User | undefined, numbered: User[], field: string): User {
  const other = named && numbered.find(({ _id }) => !_id.equals(named._id));
  if (other) throw fieldError(field, twoUsers(caller, named, other));
  return named ?? onlyOne(numbered, field);
}
const onlyOne = ([user, ...others]: User[], field: string): User =>
  user && !others.length ? user : failNotFound(field);
/**
 * Creates the message about an ambiguous text. Only an admin sees the usernames: a seller could otherwise look up
 * usernames by phone number.
 */
const twoUsers = ({ role }: Caller, named: User, numbered: User): string => {
  const who =
    role === 'admin'
      ? `${named.username} by username and ${numbered.username} by phone number`
      : 'one by username and one by phone number';
  return `Two users match: ${who}. Enter the number with a leading + or ask the user for the username`;
};
const isPhone = (text: string) => (phoneIn(text) ?? '').replace('+', '').length >= 8;
export const isCoinAgencyCode = (name: string) => /^coin@/i.test(name.trim());

const walletOfAgency = ({ _id, uniqueId }: CoinAgency): FoundWallet => ({
  account: coinAgencyAccount(_id),
  target: { kind: 'coin', id: _id.toHexString(), label: uniqueId },
});
const walletOfUser = ({ _id, username }: User): FoundWallet => ({
  account: userAccount(_id),
  target: { kind: 'user', id: _id.toHexString(), label: username },
});

function orError<T>(find: () => T): T | AppError {
  try {
    return find();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Finds the wallets that requests name, within the caller's scope. */
@Injectable()
export class WalletFinder {
  constructor(
    private readonly users: UsersService,
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
  ) {}

  async coinAgency(caller: Caller, code: string, field = 'userId'): Promise<CoinAgency> {
    const found = await this.coinAgencies.codes.findByCodeOrId(Scope.of(caller), code);
    if (!found) throw fieldError(field, NO_USER_FOUND, 'NOT_FOUND');
    return found;
  }

  /** Finds a coin agency by code, including a deleted one, because its history remains. */
  async coinAgencyEver(caller: Caller, code: string, field: string): Promise<CoinAgency> {
    const found = await this.coinAgencies.codes.findEverByCode(Scope.of(caller), code);
    return found ?? this.coinAgency(caller, code, field);
  }

  /**
   * Finds a user by username or, in a panel, by phone number in any spelling that fits only one user. Usernames may
   * look like phone numbers: a text that is the username of one user and the number of another is rejected, so that
   * no user can receive coins meant for another user's number by choosing a username.
   * Documented clients name usernames only, so other texts of theirs must not move coins. `isPanel` is passed for read
   * requests, which have no request context.
   */
  async user(
    caller: Caller,
    name: string,
    field = 'userId',
    isPanel = requestContext()?.isPanel === true,
  ): Promise<User> {
    const named = await this.users.findByUsername(name);
    if (!isPanel || !isPhone(name)) return named ?? failNotFound(field);
    return theOne(caller, named, await this.users.findBySpelling(name), field);
  }

  /**
   * Finds the user with exactly this phone number. In a panel, finds any spelling of the number that fits only one
   * user.
   */
  async userOfNumber(number: string, field: string): Promise<User> {
    if (requestContext()?.isPanel) return onlyOne(await this.users.findBySpelling(number), field);
    return (await this.users.findByNumber(number)) ?? failNotFound(field);
  }

  async coinAgencyWallet(caller: Caller, code: string, field?: string): Promise<FoundWallet> {
    return walletOfAgency(await this.coinAgency(caller, code, field));
  }

  async userWallet(caller: Caller, name: string, field?: string): Promise<FoundWallet> {
    return walletOfUser(await this.user(caller, name, field));
  }

  /** Finds what `wallet` finds for each of many names, with a few queries. A name without a wallet maps to its error. */
  async wallets(
    caller: Caller,
    names: string[],
    field: string,
  ): Promise<Map<string, FoundWallet | AppError>> {
    const codes = names.filter(isCoinAgencyCode);
    const others = names.filter((name) => !isCoinAgencyCode(name));
    const phones = requestContext()?.isPanel ? others.filter(isPhone) : [];
    const agencies = await this.coinAgencies.codes.findByCodes(Scope.of(caller), codes);
    const named = await this.users.findByUsernames(others);
    const numbered = await this.users.findBySpellings(phones);
    const walletOf = (name: string): FoundWallet => {
      if (isCoinAgencyCode(name)) {
        const agency = agencies.get(normaliseCode(name.trim()));
        return agency ? walletOfAgency(agency) : failNotFound(field);
      }
      const user = named.get(name.trim().toLowerCase());
      const spelt = numbered.get(name);
      return walletOfUser(spelt ? theOne(caller, user, spelt, field) : (user ?? failNotFound(field)));
    };
    return new Map(names.map((name) => [name, orError(() => walletOf(name))]));
  }

  /** Finds the wallet of a name: a coin agency's if the name looks like a code, otherwise a user's. */
  wallet(caller: Caller, name: string, field: string): Promise<FoundWallet> {
    return isCoinAgencyCode(name)
      ? this.coinAgencyWallet(caller, name, field)
      : this.userWallet(caller, name, field);
  }

  /** Returns the account of a sender: a coin agency, or the platform if the name is empty or means the admin. */
  async sender(caller: Caller, name: string): Promise<Account> {
    if (name === '' || ADMIN.test(name)) return PLATFORM;
    if (!isCoinAgencyCode(name)) throw fieldError('senderName', NO_USER_FOUND, 'NOT_FOUND');
    return (await this.coinAgencyWallet(caller, name, 'senderName')).account;
  }
}
