import { Injectable } from '@nestjs/common';
import type { Scope } from '../../core/scope.js';
import { FingerprintOf, ScopedFingerprintsOf } from '../../platform/events/change-feed.js';
import { CoinAgencyService } from '../staff/coin-agency/coin-agency.service.js';
import { COIN_ACTIONS, KINDS_OF } from './changed-kinds.js';
import { type Change, ChangesService } from './changes.service.js';

/**
 * The newest changes that form a fingerprint. More than one, because of two transactions the one that began first may
 * commit last: its change is then not the newest.
 */
const NEWEST = 4;

const printOf = (changes: readonly Change[]) => changes.map(({ _id }) => _id.toHexString()).join(' ');

/** Fingerprints of the topics whose changes are in the audit log: the ids of the newest changes. */
@Injectable()
export class ChangeFingerprints {
  private staffBefore = '';
  /** The fingerprints of the listening scopes, for the newest changes in `staffBefore`. */
  private staffPrints = new Map<string, Promise<string>>();

  constructor(
    private readonly changes: ChangesService,
    private readonly coinAgencies: CoinAgencyService,
  ) {}

  @FingerprintOf('users')
  async users(): Promise<string> {
    return printOf(await this.changes.newest(KINDS_OF.users, NEWEST));
  }

  @FingerprintOf('videos')
  async videos(): Promise<string> {
    return printOf(await this.changes.newest(KINDS_OF.videos, NEWEST));
  }

  @FingerprintOf('catalogues')
  async catalogues(): Promise<string> {
    return printOf(await this.changes.newest(KINDS_OF.catalogues, NEWEST));
  }

  /** Looks up which of the newest changes each scope reaches, once after each change. */
  @ScopedFingerprintsOf('staff')
  async staff(scopes: readonly Scope[]): Promise<string[]> {
    const newest = await this.changes.newest(KINDS_OF.staff, NEWEST);
    if (this.staffBefore !== printOf(newest)) {
      this.staffBefore = printOf(newest);
      this.staffPrints = new Map();
    }
    return Promise.all(
      scopes.map((scope) => {
        const key = `${scope.role} ${scope.id}`;
        const print = this.staffPrints.get(key) ?? this.changes.within(scope, newest).then(printOf);
        this.staffPrints.set(key, print);
        return print;
      }),
    );
  }

  /** The admin sees every movement that staff make, a coin agency the movements of its own wallet. */
  @ScopedFingerprintsOf('transfers')
  async transfers(scopes: readonly Scope[]): Promise<string[]> {
    const own = scopes.filter(({ role }) => role === 'coin').map(({ id }) => id);
    const [newest, wallets] = await Promise.all([
      scopes.some(({ isEverything }) => isEverything) ? this.changes.newestBy(COIN_ACTIONS, NEWEST) : [],
      own.length ? this.coinAgencies.walletPrints(own) : [],
    ]);
    const wallet = new Map(own.map((id, at) => [id, wallets[at]]));
    return scopes.map((scope) => (scope.isEverything ? printOf(newest) : (wallet.get(scope.id) ?? '')));
  }
}
