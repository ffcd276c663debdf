import type { AgencyOfUser, UserDetails } from '../../api/withdrawals.gen';
import { texts as shared } from '../../components/base/components.texts';
import { RecordFields } from '../../components/record-form/record-form';
import type { Field } from '../../components/record-form/field';
import { texts } from './withdrawals.texts';

const { fields: label } = texts.record;
const whenEmpty = shared.notApplicable;

type Person = Pick<UserDetails, 'username' | 'name' | 'email' | 'bio'>;
const ofUser: Field<Person>[] = [
  { name: 'username', label: label.username },
  { name: 'name', label: label.name },
  { name: 'email', label: label.email, whenEmpty },
  { name: 'bio', label: label.bio, kind: 'area', whenEmpty },
];

/** The user who requests the withdrawal. */
export const UserFields = ({ user: { username, name, email, bio } }: { user: UserDetails }) => (
  <RecordFields label={texts.record.user} fields={ofUser} values={{ username, name, email, bio }} />
);

const ofAgency: Field<Record<keyof AgencyOfUser, string>>[] = [
  { name: 'uniqueId', label: label.agencyCode, whenEmpty },
  { name: 'admin', label: label.agencyAdmin, whenEmpty },
  { name: 'bd', label: label.bd, whenEmpty },
];

/** The agency of the user. */
export const AgencyFields = ({ agency }: { agency: AgencyOfUser }) => (
  <RecordFields label={texts.record.agency} fields={ofAgency} values={{ ...agency }} />
);
