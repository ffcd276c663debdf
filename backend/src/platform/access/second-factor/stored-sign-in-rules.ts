import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { StoredRecords } from '../../database/stored-records.js';
import { SignInRules } from './sign-in-rules.schema.js';

/** The _id of the only record, the same everywhere. */
export const RULES_ID = new Types.ObjectId('0000000000000000000000b1');
const NONE: SignInRules = { _id: RULES_ID, factorRoles: [], factorSets: [], proofOfAll: false };

/** Reads what the Owners require of sign-ins. */
@Injectable()
export class StoredSignInRules {
  private readonly rules: StoredRecords<SignInRules>;

  constructor(@InjectModel(SignInRules.name) model: Model<SignInRules>) {
    this.rules = new StoredRecords(model);
  }

  async read(): Promise<SignInRules> {
    return (await this.rules.get(RULES_ID.toHexString())) ?? NONE;
  }
}
