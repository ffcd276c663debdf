import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { agenciesIn, type Scope } from '../access/scope.js';
import { CodedAccounts } from '../staff/account-source.js';
import { staffProfile } from '../staff/staff-profile.dto.js';
import type { AgencyProfile } from './agency.dto.js';
import { Agency } from './agency.schema.js';

@Injectable()
export class AgencyService extends CodedAccounts<Agency, AgencyProfile> {
  constructor(@InjectModel(Agency.name) protected readonly model: Model<Agency>) {
    super();
  }

  /** The codes of the agencies in scope, deleted ones included: their hosts' history stays. */
  codesIn(scope: Scope): Promise<string[]> {
    return this.model.distinct('uniqueId', agenciesIn(scope));
  }

  protected toProfile(agency: Agency): AgencyProfile {
    return { ...staffProfile(agency), uniqueId: agency.uniqueId, bd: agency.bd, admin: agency.admin };
  }
}
