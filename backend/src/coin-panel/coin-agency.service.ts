import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CodedAccounts } from '../staff/account-source.js';
import { staffProfile } from '../staff/staff-profile.dto.js';
import type { CoinAgencyProfile } from './coin-agency.dto.js';
import { CoinAgency } from './coin-agency.schema.js';

@Injectable()
export class CoinAgencyService extends CodedAccounts<CoinAgency, CoinAgencyProfile> {
  constructor(@InjectModel(CoinAgency.name) protected readonly model: Model<CoinAgency>) {
    super();
  }

  protected toProfile(agency: CoinAgency): CoinAgencyProfile {
    return {
      ...staffProfile(agency),
      uniqueId: agency.uniqueId,
      username: agency.username,
      coins: agency.coins,
    };
  }
}
