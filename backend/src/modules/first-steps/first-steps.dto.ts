import { Shows } from '../../http/fields.js';

const Done = (description: string) => Shows({ type: Boolean, description });

/** The completed setup steps of a new installation. */
export class FirstSteps {
  @Done('At least one key of another service is set') secretKeys: boolean;
  @Done('At least one level exists') levels: boolean;
  @Done('At least one live gift category exists') giftCategories: boolean;
  @Done('At least one gift or live gift exists') gifts: boolean;
  @Done('At least one BD exists') bds: boolean;
  @Done('At least one agency admin exists') agencyAdmins: boolean;
  @Done('At least one agency exists') agencies: boolean;
}
