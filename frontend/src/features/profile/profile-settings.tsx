import type { Profile } from '../../api/session';
import { texts as shared } from '../../components/components.texts';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { accountLimits } from '../../lib/account-limits';
import { texts } from './profile.texts';

type Values = Record<'name' | 'number' | 'email' | 'bio', string> & { image: File | null };
/** Only what was changed. */
export type ProfileChange = Partial<Record<'name' | 'number' | 'email' | 'bio', string> & { image: File }>;

interface ProfileSettingsProps {
  profile: Profile;
  withBio: boolean;
  onSave: (change: ProfileChange) => Promise<{ message: string }>;
}

export function ProfileSettings({ profile, withBio, onSave }: ProfileSettingsProps) {
  const label = texts.fields;
  const fields: Field<Values>[] = [
    { name: 'name', label: label.name, required: true, autoComplete: 'name' },
    { name: 'number', label: label.phone, kind: 'digits', required: true, autoComplete: 'tel' },
    { name: 'email', label: label.email, kind: 'email', autoComplete: 'email' },
  ];
  if (withBio) fields.push({ name: 'bio', label: label.bio, kind: 'area', whenEmpty: shared.notApplicable });
  fields.push({ name: 'image', label: label.image, kind: 'image', current: profile.image });

  return (
    <EditableRecord
      title={texts.tabs.settings}
      editLabel={texts.edit}
      fields={fields}
      limits={accountLimits}
      initial={{
        name: profile.name ?? '',
        number: profile.number ?? '',
        email: profile.email ?? '',
        bio: profile.bio ?? '',
        image: null,
      }}
      failure={texts.failed}
      save={({ image, ...changed }) =>
        onSave({ ...changed, image: image ?? undefined })
      }
    />
  );
}
