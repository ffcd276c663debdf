import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTakeFirstPasswordsMutation } from '../../api/staff-imports.gen';
import { BusyButton } from '../../components/base/busy-button';
import { useConfirm } from '../../components/base/confirm';
import { notify } from '../../components/base/notify';
import { csvOf, saveText } from '../../lib/csv';
import { texts } from './batches.texts';

const { run: text } = texts;

/** Saves the first passwords of the accounts that an import added. The server hands them out once. */
export function PasswordsButton({ id }: { id: string }) {
  const [take] = useTakeFirstPasswordsMutation();
  const [isSaving, setIsSaving] = useState(false);
  const confirm = useConfirm();
  async function save() {
    const question = {
      title: text.passwordsTitle,
      effect: text.passwordsEffect,
      yes: text.passwords,
      safe: true,
    };
    if (!(await confirm(question))) return;
    setIsSaving(true);
    try {
      const { details } = await take({ id }).unwrap();
      const rows = details.map(({ code, name, issuedPassword }) => [code, name, issuedPassword]);
      saveText(csvOf([['code', 'name', 'password'], ...rows]), text.passwordsFile);
    } catch (error) {
      notify.failure(error);
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <BusyButton
      leftSection={<IconKey size={16} aria-hidden />}
      loading={isSaving}
      onClick={() => void save()}
    >
      {text.passwords}
    </BusyButton>
  );
}
