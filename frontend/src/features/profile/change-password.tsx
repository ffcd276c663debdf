import { accountLimits } from '../../lib/shared-limits.gen';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { texts } from './profile.texts';

export type PasswordChange = Record<'oldpassword' | 'newpassword' | 'confirmpassword', string>;

const label = texts.password;
const fields: Field<PasswordChange>[] = [
  {
    name: 'oldpassword',
    alias: 'currentpassword',
    label: label.old,
    kind: 'password',
    required: true,
    autoComplete: 'current-password',
  },
  { name: 'newpassword', label: label.new, kind: 'password', required: true, hint: label.hint },
  { name: 'confirmpassword', label: label.confirm, kind: 'password', required: true },
];
const empty: PasswordChange = { oldpassword: '', newpassword: '', confirmpassword: '' };

/** Changes the reader's own password. Only the server checks its strength: its errors appear under the fields. */
export function ChangePassword({
  onSave,
  onSaved,
}: {
  onSave: (change: PasswordChange) => Promise<{ message: string }>;
  onSaved?: (() => unknown) | undefined;
}) {
  return (
    <Sheet title={texts.tabs.password}>
      <RecordForm
        label={texts.tabs.password}
        fields={fields}
        limits={accountLimits}
        initial={empty}
        submitLabel={label.update}
        resetAfter={0}
        save={(_changed, values) => onSave(values)}
        onSaved={onSaved}
      />
    </Sheet>
  );
}
