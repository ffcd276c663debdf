import { Shows } from '../../http/shown-fields.js';

const Done = (description: string) => Shows({ type: Boolean, description });

/** Whether the keys of each external service are complete. */
export class KeysOfServices {
  @Done('Agora: live streams') agora: boolean;
  @Done('Google: sign-in with Google') google: boolean;
  @Done('Fast2SMS: codes by SMS') fast2sms: boolean;
  @Done('Sightengine: scores of videos') sightEngine: boolean;
  @Done('Stripe: purchases of coins') stripe: boolean;
}

/** The completed setup steps of a new installation. */
export class FirstSteps {
  @Done('The caller is called by a name of their own') ownName: boolean;
  @Done('The caller has a second factor') secondFactor: boolean;
  @Done('A second admin can sign in') secondAdmin: boolean;
  @Done('TIME_ZONE or an Owner has chosen the time zone') timeZone: boolean;
  @Done('At least one key of an external service is set') secretKeys: boolean;
  @Done('A level exists') levels: boolean;
  @Done('A live gift category exists') giftCategories: boolean;
  @Done('A gift or live gift exists') gifts: boolean;
  @Done('A BD exists') bds: boolean;
  @Done('An agency admin exists') agencyAdmins: boolean;
  @Done('An agency exists') agencies: boolean;
  @Done('A coin agency exists') coinAgencies: boolean;
  @Shows({ type: KeysOfServices, description: 'The keys of external services, by what they are needed for' })
  keys: KeysOfServices;
}
