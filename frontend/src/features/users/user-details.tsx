import { useReread, type Asked } from '../../api/reread';
import {
  updateUserLimits,
  useUpdateUserMutation,
  type FetchUserApiResponse,
  type User,
} from '../../api/users.gen';
import { texts as shared } from '../../components/base/components.texts';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { formatDate, formatNumber } from '../../lib/format';
import { genders } from '../../components/user-state/user-state.texts';
import { texts } from './users.texts';

const values = (user: User) => ({
  username: user.username,
  name: user.name,
  bio: user.bio,
  gender: user.gender,
  number: user.number,
  email: user.email,
  password: '',
  joinDate: formatDate(user.createdAt),
  videos: formatNumber(user.videos),
  followers: formatNumber(user.follow),
  following: formatNumber(user.following),
});

const label = texts.fields;

/** Returns the selectable genders, including the stored one if the user typed another one in the app. */
const gendersWith = (stored: string) =>
  Object.entries({ ...(stored in genders ? {} : { [stored]: stored }), ...genders }).map(
    ([value, label]) => ({ value, label }),
  );

const fieldsOf = ({ gender }: User): Field<ReturnType<typeof values>>[] => [
  { name: 'username', label: label.username, kind: 'username', required: true },
  { name: 'name', label: label.name, required: true },
  { name: 'number', label: label.number, kind: 'digits', required: true },
  { name: 'email', label: label.email, kind: 'email' },
  { name: 'gender', label: label.gender, kind: 'select', options: gendersWith(gender) },
  {
    name: 'password',
    label: label.password,
    kind: 'password',
    strength: ({ number, name, username }) => ({ number, name, code: username }),
    hint: texts.keepPassword,
  },
  { name: 'joinDate', label: label.joinDate, kind: 'fixed' },
  { name: 'bio', label: label.bio, kind: 'area', whenEmpty: shared.notApplicable },
  { name: 'videos', label: label.videos, kind: 'fixed' },
  { name: 'followers', label: label.followers, kind: 'fixed' },
  { name: 'following', label: label.following, kind: 'fixed' },
];

/** The names of the fields that staff can change and whose old values can be put back. */
export const userFields = ['username', 'name', 'number', 'email', 'gender', 'bio'];

/** The fields of the user; the form closes after `query` has read the stored values again. */
export function UserDetails({ user, query }: { user: User; query: Asked<FetchUserApiResponse> }) {
  const [update] = useUpdateUserMutation();
  const reread = useReread();
  return (
    <EditableRecord
      title={texts.details}
      right="users.write"
      editLabel={texts.edit}
      fields={fieldsOf(user)}
      limits={updateUserLimits}
      initial={values(user)}
      record={{ version: user.version, read: (present) => values(present as unknown as User) }}
      save={async (changed, _values, versionSeen) => {
        const answer = await update({ id: user._id, updateUserDto: { ...changed, versionSeen } }).unwrap();
        await reread(query);
        return answer;
      }}
      undoable={{
        audited: { kind: 'user', id: user._id },
        read: async () => {
          const record = (await reread(query)).details;
          return { record, values: values(record) };
        },
      }}
    />
  );
}
