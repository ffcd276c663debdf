import type { PanelKey } from '../../lib/panels';
import type { Profile } from '../../lib/session';
import { texts as shared } from '../../components/base/components.texts';
import { useConfirm } from '../../components/base/confirm';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import type { Limits } from '../../components/record-form/limits';
import { formatPhone } from '../../lib/format';
import { CurrentPasswordField } from './current-password-field';
import { texts } from './profile.texts';

type Texts = Record<'name' | 'number' | 'email' | 'bio' | 'currentPassword', string>;
type Values = Texts & { image: File | null };
/** Only the changed values. */
export type ProfileChange = Partial<Texts & { image: File; versionSeen: number }>;

interface ProfileSettingsProps {
  profile: Profile;
  withBio: boolean;
  signsInWithNumber?: boolean | undefined;
  failure?: string | undefined;
  /** The kind of the account in the audit log. */
  kind: PanelKey;
  limits: Limits;
  /** Asks the server for the profile. */
  onRead: () => Promise<Profile>;
  onSave: (change: ProfileChange) => Promise<{ message: string }>;
}

const valuesOf = ({ name = '', number = '', email = '', bio = '' }: Profile): Values => ({
  name,
  number,
  email,
  bio,
  currentPassword: '',
  image: null,
});

/** The fields that the history can put back. */
export const profileFields = ['name', 'number', 'email', 'bio'] as const satisfies (keyof Values)[];

const digits = (number: string) => number.replace(/\D/g, '');

export function ProfileSettings({ profile, withBio, onSave, ...props }: ProfileSettingsProps) {
  const { signsInWithNumber, failure = texts.failed } = props;
  const confirm = useConfirm();
  const label = texts.fields;
  const number = profile.number ?? '';
  const isNew = (typed: string) => signsInWithNumber === true && digits(typed) !== digits(number);
  const isOther = (typed: string) =>
    signsInWithNumber === true && typed.trim().toLowerCase() !== (profile.email ?? '').toLowerCase();
  const fields: Field<Values>[] = [
    { name: 'name', label: label.name, required: true, autoComplete: 'name' },
    {
      name: 'number',
      label: label.phone,
      kind: 'digits',
      required: true,
      autoComplete: 'tel',
      hint: signsInWithNumber ? texts.signInNumber.hint : undefined,
    },
    { name: 'email', label: label.email, kind: 'email', autoComplete: 'email' },
  ];
  if (signsInWithNumber)
    fields.push({
      name: 'currentPassword',
      label: texts.signInNumber.password,
      kind: 'password',
      editOnly: true,
      control: (form) =>
        (isNew(form.values.number) || isOther(form.values.email)) && <CurrentPasswordField form={form} />,
    });
  if (withBio) fields.push({ name: 'bio', label: label.bio, kind: 'area', whenEmpty: shared.notApplicable });
  fields.push({ name: 'image', label: label.image, kind: 'image', shape: 'profile', current: profile.image });

  return (
    <EditableRecord
      title={texts.tabs.settings}
      editLabel={texts.edit}
      fields={fields}
      limits={props.limits}
      initial={valuesOf(profile)}
      record={{ version: profile.version ?? 0, read: (present) => valuesOf(present as unknown as Profile) }}
      undoable={{
        audited: { kind: props.kind, id: profile._id },
        read: async () => {
          const record = await props.onRead();
          return { record, values: valuesOf(record) };
        },
      }}
      failure={failure}
      ask={async (typed) =>
        !isNew(typed.number) || confirm(texts.signInNumber.ask(number, formatPhone(typed.number)))
      }
      save={({ image, ...changed }, _values, versionSeen) =>
        onSave({ ...changed, ...(image && { image }), ...(versionSeen !== undefined && { versionSeen }) })
      }
    />
  );
}
