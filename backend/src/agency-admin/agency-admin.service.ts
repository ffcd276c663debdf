import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CodedAccounts } from '../staff/account-source.js';
import { staffProfile } from '../staff/staff-profile.dto.js';
import type { AgencyAdminProfile } from './agency-admin.dto.js';
import { AgencyAdmin } from './agency-admin.schema.js';

@Injectable()
export class AgencyAdminService extends CodedAccounts<AgencyAdmin, AgencyAdminProfile> {
  constructor(@InjectModel(AgencyAdmin.name) protected readonly model: Model<AgencyAdmin>) {
    super();
  }

  protected toProfile(agencyAdmin: AgencyAdmin): AgencyAdminProfile {
    return { ...staffProfile(agencyAdmin), uniqueId: agencyAdmin.uniqueId, createBy: agencyAdmin.createBy };
  }
}
