import { Shows } from '../../http/fields.js';

const Done = (description: string) => Shows({ type: Boolean, description });

/** The completed setup steps of a new installation. */
export class FirstSteps {
  @Done('At least one key of another service is set') secretKeys: boolean;
  @Done('There is a level') levels: boolean;
  @Done('There is a category of live gifts') giftCategories: boolean;
  @Done('There is a gift or a live gift') gifts: boolean;
  @Done('There is a BD') bds: boolean;
  @Done('There is an agency admin') agencyAdmins: boolean;
  @Done('There is an agency') agencies: boolean;
}
