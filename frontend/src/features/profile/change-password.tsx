import { ownerIn } from '../../lib/session';
import type { PanelKey } from '../../lib/panels';
import type { Field } from '../../components/record-form/field';
import type { Limit } from '../../components/record-form/limits';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
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
  { name: 'newpassword', label: label.new, kind: 'password', required: true },
  { name: 'confirmpassword', label: label.confirm, kind: 'password', required: true },
];
const empty: PasswordChange = { oldpassword: '', newpassword: '', confirmpassword: '' };

const fieldsFor = ({ minLength = 0 }: Limit, kind: PanelKey) =>
  fields.map((field) =>
    field.name === 'newpassword'
      ? { ...field, hint: label.hint(minLength), strength: () => ownerIn(kind) }
      : field,
  );

/** Changes the reader's own password. The server refuses guessable ones: its errors appear under the fields. */
export function ChangePassword({
  kind,
  limit,
  onSave,
  onSaved,
}: {
  kind: PanelKey;
  /** The lengths of the new password. */
  limit: Limit;
  onSave: (change: PasswordChange) => Promise<{ message: string }>;
  onSaved?: (() => unknown) | undefined;
}) {
  return (
    <Sheet title={texts.tabs.password}>
      <RecordForm
        label={texts.tabs.password}
        fields={fieldsFor(limit, kind)}
        limits={{ newpassword: limit }}
        initial={empty}
        submitLabel={label.update}
        resetAfter={0}
        save={(_changed, values) => onSave(values)}
        onSaved={onSaved}
      />
    </Sheet>
  );
}
