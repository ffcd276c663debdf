import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { Gift } from '../catalogues/gifts/gift.schema.js';
import { Level } from '../catalogues/levels/level.schema.js';
import { LiveGiftCategory } from '../catalogues/live-gift-categories/live-gift-category.schema.js';
import { LiveGift } from '../catalogues/live-gifts/live-gift.schema.js';
import type { CatalogueRecord } from '../catalogues/shared/catalogue-record.js';
import { SecretSettingsService } from '../settings/secret-settings.service.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';
import type { FirstSteps } from './first-steps.dto.js';

/** Reports which setup steps are done. Each check reads one index entry, whatever the number of records. */
@Injectable()
export class FirstStepsService {
  constructor(
    @InjectModel(Level.name) private readonly levels: Model<Level>,
    @InjectModel(LiveGiftCategory.name) private readonly giftCategories: Model<LiveGiftCategory>,
    @InjectModel(Gift.name) private readonly gifts: Model<Gift>,
    @InjectModel(LiveGift.name) private readonly liveGifts: Model<LiveGift>,
    @InjectUnscoped(Bd) private readonly bds: Model<Bd>,
    @InjectUnscoped(AgencyAdmin) private readonly agencyAdmins: Model<AgencyAdmin>,
    @InjectUnscoped(Agency) private readonly agencies: Model<Agency>,
    private readonly secrets: SecretSettingsService,
  ) {}

  async read(): Promise<FirstSteps> {
    const [secrets, levels, giftCategories, gifts, liveGifts, bds, agencyAdmins, agencies] =
      await Promise.all([
        this.secrets.read(),
        hasRecord(this.levels),
        hasRecord(this.giftCategories),
        hasRecord(this.gifts),
        hasRecord(this.liveGifts),
        hasAccount(this.bds),
        hasAccount(this.agencyAdmins),
        hasAccount(this.agencies),
      ]);
    return {
      secretKeys: Object.values(secrets).some(Boolean),
      levels,
      giftCategories,
      gifts: gifts || liveGifts,
      bds,
      agencyAdmins,
      agencies,
    };
  }
}

/** Whether a catalogue has a record outside the trash. */
const hasRecord = async <T extends CatalogueRecord>(model: Model<T>) =>
  (await (model as unknown as Model<CatalogueRecord>).exists({ deletedAt: null })) !== null;

/** Whether an account exists that is not deleted. */
const hasAccount = async <T extends CodedAccount>(model: Model<T>) =>
  (await (model as unknown as Model<CodedAccount>).exists({ deleted: false })) !== null;
