import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { SecondFactors } from '../../platform/access/second-factor/second-factors.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { Admin, FIRST_ADMIN_NAME } from '../staff/admins/admin.schema.js';
import { CoinAgency } from '../staff/coin-agency/coin-agency.schema.js';
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
    @InjectUnscoped(CoinAgency) private readonly coinAgencies: Model<CoinAgency>,
    @InjectUnscoped(Admin) private readonly admins: Model<Admin>,
    private readonly factors: SecondFactors,
    private readonly zones: TimeZones,
    private readonly secrets: SecretSettingsService,
  ) {}

  /** Returns the steps of the installation, and those of this admin. */
  async read(admin: string): Promise<FirstSteps> {
    const [secrets, person, admins, secondFactor, levels, giftCategories, gifts, liveGifts] =
      await Promise.all([
        this.secrets.read(),
        this.admins.findById(admin, { name: 1 }).lean(),
        this.admins.find({ deleted: false, disabled: false }, { _id: 1 }).limit(2).lean(),
        this.factors.isOn(admin),
        hasRecord(this.levels),
        hasRecord(this.giftCategories),
        hasRecord(this.gifts),
        hasRecord(this.liveGifts),
      ]);
    const [bds, agencyAdmins, agencies, coinAgencies] = await Promise.all([
      hasAccount(this.bds),
      hasAccount(this.agencyAdmins),
      hasAccount(this.agencies),
      hasAccount(this.coinAgencies),
    ]);
    return {
      ownName: person?.name !== FIRST_ADMIN_NAME,
      secondFactor,
      secondAdmin: admins.length > 1,
      timeZone: !this.zones.isDefault,
      secretKeys: Object.values(secrets).some(Boolean),
      ...{ levels, giftCategories, gifts: gifts || liveGifts },
      ...{ bds, agencyAdmins, agencies, coinAgencies },
      keys: {
        agora: Boolean(secrets.agoraId),
        google: Boolean(secrets.googleClientId),
        fast2sms: Boolean(secrets.apiKeyForFastSMS),
        sightEngine: Boolean(secrets.sightEngineApiUser && secrets.sightEngineApiSecret),
        stripe: Boolean(secrets.stripeKey && secrets.stripePublishableKey && secrets.stripeWebhookSecret),
      },
    };
  }
}

/** Whether a catalogue has a record outside the trash. */
const hasRecord = async <T extends CatalogueRecord>(model: Model<T>) =>
  (await (model as unknown as Model<CatalogueRecord>).exists({ deletedAt: null })) !== null;

/** Whether an account exists that is not deleted. */
const hasAccount = async <T extends CodedAccount>(model: Model<T>) =>
  (await (model as unknown as Model<CodedAccount>).exists({ deleted: false })) !== null;
