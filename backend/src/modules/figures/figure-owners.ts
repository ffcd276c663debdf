import { Injectable } from '@nestjs/common';
import { agenciesIn, type Scope } from '../../core/scope.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { agencyKey, type Owner, sellerKey } from './keys.js';
import type { Audience, GroupName } from './measures.js';

/** The field of an agency with the code of this superior. */
const SUPERIOR = { agencyadmin: 'admin', bd: 'bd' } as const;

/** Says which owners a caller reads, and whom an agency belongs to. */
@Injectable()
export class FigureOwners {
  constructor(private readonly agencies: AgencyService) {}

  /**
   * Returns the keys of the owners that the caller asks for; undefined for the whole platform. An owner outside of the
   * scope has no keys, exactly like an unknown one.
   */
  async keysOf(scope: Scope, audience: Audience, of?: Owner): Promise<string[] | undefined> {
    if (scope.isEverything && !of) return undefined;
    if (audience === 'agency') {
      const codes = await this.agencies.codesOf(agenciesIn(scope), of ? agencyFilter(of) : {});
      return codes.map(agencyKey);
    }
    if (scope.isEverything) return of && [`${of.kind}:${of.id}`];
    return !of || of.id === scope.id ? [sellerKey(scope.id)] : [];
  }

  /** Returns the owner of this kind above each agency in scope, by the key of the agency. */
  async superiors(scope: Scope, kind: GroupName): Promise<Map<string, string> | undefined> {
    if (kind !== 'agencyadmin' && kind !== 'bd') return undefined;
    const superiors = await this.agencies.superiorsOf(agenciesIn(scope), SUPERIOR[kind]);
    return new Map([...superiors].map(([agency, superior]) => [agencyKey(agency), `${kind}:${superior}`]));
  }
}

function agencyFilter({ kind, id }: Owner): Record<string, string> {
  return { [kind === 'agency' ? 'uniqueId' : SUPERIOR[kind as keyof typeof SUPERIOR]]: id };
}
