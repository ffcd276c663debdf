import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CodedAccounts } from '../staff/account-source.js';
import { staffProfile } from '../staff/staff-profile.dto.js';
import type { BdProfile } from './bd.dto.js';
import { Bd } from './bd.schema.js';

@Injectable()
export class BdService extends CodedAccounts<Bd, BdProfile> {
  constructor(@InjectModel(Bd.name) protected readonly model: Model<Bd>) {
    super();
  }

  protected toProfile(bd: Bd): BdProfile {
    return { ...staffProfile(bd), uniqueId: bd.uniqueId, createBy: bd.createBy };
  }
}
