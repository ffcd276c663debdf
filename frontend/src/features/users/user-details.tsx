import { updateUserLimits, useUpdateUserMutation, type User } from '../../api/users.gen';
import { texts as shared } from '../../components/components.texts';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { formatDate, formatNumber } from '../../lib/format';
import { texts } from './users.texts';

const values = (user: User) => ({
  username: user.username,
  name: user.name,
  bio: user.bio,
  gender: user.gender,
  number: user.number,
  password: '',
  joinDate: formatDate(user.createdAt),
  videos: formatNumber(user.videos),
  followers: formatNumber(user.follow),
  following: formatNumber(user.following),
});

const label = texts.fields;
const fields: Field<ReturnType<typeof values>>[] = [
  { name: 'username', label: label.username, kind: 'username', required: true },
  { name: 'name', label: label.name, required: true },
  { name: 'number', label: label.number, kind: 'digits', required: true },
  { name: 'gender', label: label.gender },
  { name: 'password', label: label.password, kind: 'password', hint: texts.keepPassword },
  { name: 'joinDate', label: label.joinDate, kind: 'fixed' },
  { name: 'bio', label: label.bio, kind: 'area', whenEmpty: shared.notApplicable },
  { name: 'videos', label: label.videos, kind: 'fixed' },
  { name: 'followers', label: label.followers, kind: 'fixed' },
  { name: 'following', label: label.following, kind: 'fixed' },
];

/** The record's fields; `reread` brings the stored state back before the form closes. */
export function UserDetails({ user, reread }: { user: User; reread: () => Promise<unknown> }) {
  const [update] = useUpdateUserMutation();
  return (
    <EditableRecord
      title={texts.details}
      editLabel={texts.edit}
      fields={fields}
      limits={updateUserLimits}
      initial={values(user)}
      save={async (changed) => {
        const answer = await update({ id: user._id, updateUserDto: changed }).unwrap();
        await reread();
        return answer;
      }}
    />
  );
}
