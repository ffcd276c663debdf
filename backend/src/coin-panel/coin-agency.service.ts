import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { coinAgenciesIn, type Scope } from '../access/scope.js';
import { AppError } from '../api/errors.js';
import { CodedAccounts } from '../staff/coded-accounts.js';
import { StaffTools } from '../staff/staff-tools.js';
import { type AddCoinAgencyDto, type CoinAgencyProfile, toCoinAgencyProfile } from './coin-agency.dto.js';
import { CoinAgency } from './coin-agency.schema.js';

@Injectable()
export class CoinAgencyService extends CodedAccounts<CoinAgency, CoinAgencyProfile> {
  protected readonly kind = 'coin';
  protected readonly toProfile = toCoinAgencyProfile;

  constructor(@InjectModel(CoinAgency.name) model: Model<CoinAgency>, tools: StaffTools) {
    super(model, tools);
  }

  create({ password, image, ...fields }: AddCoinAgencyDto): Promise<CoinAgency> {
    return this.createAccount({ ...fields }, password, image);
  }

  /** A coin agency with a balance stays until its coins are returned (design 4). */
  override async remove(scope: Scope, id: string): Promise<void> {
    await this.change(scope, id, 'delete', (agency) => {
      if (agency.coins > 0)
        throw new AppError('IN_USE', `It still has ${agency.coins} coins: return them first`);
      agency.set({ deleted: true });
    });
    await this.tools.sessions.endAll(id);
  }

  protected ownedBy(scope: Scope) {
    return coinAgenciesIn(scope);
  }

  /** Kept with a leading plus, however it was typed. */
  protected override toNumber(number: string): string {
    return `+${number.replace(/^\+/, '')}`;
  }
}
