import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { fieldError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { SignInRules } from '../../../platform/access/second-factor/sign-in-rules.schema.js';
import { RULES_ID, StoredSignInRules } from '../../../platform/access/second-factor/stored-sign-in-rules.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { FactorDuty, type FactorRules } from '../../staff/admins/rights/factor-duty.js';
import { RightHolders } from '../../staff/admins/rights/right-holders.js';
import {
  type PreviewSignInRulesDto,
  type SetSignInRulesDto,
  type SignInRulesEffect,
  toSignInRules,
} from './sign-in-rules.dto.js';

/** Keeps what the Owners require of sign-ins. */
@Injectable()
export class SignInRulesService {
  constructor(
    @InjectModel(SignInRules.name) private readonly rules: Model<SignInRules>,
    private readonly stored: StoredSignInRules,
    private readonly holders: RightHolders,
    private readonly duty: FactorDuty,
    private readonly factors: SecondFactors,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  read(): Promise<SignInRules> {
    return this.stored.read();
  }

  /** Returns whom these rules would sign out now. Fails like `set`. */
  async preview(
    caller: Caller,
    { factorRoles, factorSets: named = [] }: PreviewSignInRulesDto,
  ): Promise<SignInRulesEffect> {
    const { sets: factorSets } = await this.holders.heldBy(named, 'factorSets');
    await this.assertNotBound(caller, { factorRoles, factorSets });
    return this.duty.effectOf({ factorRoles, factorSets });
  }

  /**
   * Replaces the rules. Ends the sessions of those who must have a second factor from now on and have none. Fails at
   * `factorSets` when the caller is one of them, or when a set does not exist any more.
   */
  async set(
    caller: Caller,
    { versionSeen: version, factorRoles, factorSets = [], proofOfAll }: SetSignInRulesDto,
  ): Promise<SignInRules> {
    const { after } = await this.holders.asOwner(caller, async () => {
      const { sets } = await this.holders.heldBy(factorSets, 'factorSets');
      return this.audit.change<SignInRules>({
        action: 'signinrules.update',
        seen: { version, show: toSignInRules },
        find: async () =>
          (await this.rules.findById(RULES_ID)) ?? present((await this.rules.create([{ _id: RULES_ID }]))[0]),
        apply: (rules) => {
          rules.set({ factorRoles, factorSets: sets, proofOfAll });
        },
        afterSave: async ({ before, after: rules }) => {
          await this.assertNotBound(caller, rules);
          const { accounts, sessions } = await this.duty.meetRules(rules);
          return {
            before: { factorSets: await this.holders.namesOf(before.factorSets) },
            after: {
              factorSets: await this.holders.namesOf(rules.factorSets),
              ...(accounts && { accountsSignedOut: accounts, sessionsEnded: sessions }),
            },
          };
        },
        label: () => 'Sign-in rules',
      });
    });
    // Again after the commit: sign-ins that were running saw the rules of before.
    await inTransaction(this.connection, () => this.duty.meetRules(after));
    return after;
  }

  /** Fails at `factorSets` if the rules would sign out the caller. */
  private async assertNotBound(caller: Caller, rules: FactorRules): Promise<void> {
    if ((await this.factors.isOn(caller.id)) || !(await this.duty.binds('admin', caller.id, rules))) return;
    throw fieldError('factorSets', 'Turn on your own second factor first: you have one of these roles');
  }
}
