import { Shows } from '../../http/shown-fields.js';

const Done = (description: string) => Shows({ type: Boolean, description });

/** The completed setup steps of a new installation. */
export class FirstSteps {
  @Done('At least one key of an external service is set') secretKeys: boolean;
  @Done('A level exists') levels: boolean;
  @Done('A live gift category exists') giftCategories: boolean;
  @Done('A gift or live gift exists') gifts: boolean;
  @Done('A BD exists') bds: boolean;
  @Done('An agency admin exists') agencyAdmins: boolean;
  @Done('An agency exists') agencies: boolean;
}
