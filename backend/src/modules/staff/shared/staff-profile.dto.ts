import { ShowsVersion } from '../../../http/version-fields.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { Shows, ShowsId, ShowsImage, ShowsText } from '../../../http/shown-fields.js';

/** A staff account as shown to its owner, without password and hash. */
export class StaffProfile {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @ShowsText('Full name', 'Meera Nair') name: string;
  @ShowsText('Email address', 'meera@example.com') email: string;
  @ShowsText('Phone number', '919876543210') number: string;
  @ShowsImage() image: string;
  @Shows({ type: Boolean, description: 'true: the owner must change the password before any other call' })
  mustChangePassword: boolean;
}

export const staffProfile = (account: {
  _id: { toHexString(): string };
  name: string;
  email: string;
  number: string;
  image: string;
  mustChangePassword: boolean;
  version?: number;
}): StaffProfile => ({
  _id: account._id.toHexString(),
  version: versionOf(account),
  name: account.name,
  email: account.email,
  number: account.number,
  image: account.image,
  mustChangePassword: account.mustChangePassword,
});
