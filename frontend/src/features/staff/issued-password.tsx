import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import {
  useRevealStaffPasswordMutation,
  type RevealedPassword,
  type StaffKind,
} from '../../api/staff-passwords.gen';
import { BusyButton } from '../../components/busy-button';
import { notify } from '../../components/notify';
import { Sheet } from '../../components/sheet';
import classes from './staff.module.css';
import { texts } from './staff.texts';

const masked = '••••••••';

/** The password as it was issued, masked until it is asked for; gone once its owner has chosen another one. */
export function IssuedPassword({ kind, id }: { kind: StaffKind; id: string }) {
  const [reveal, { isLoading }] = useRevealStaffPasswordMutation();
  const [read, setRead] = useState<RevealedPassword>();

  async function ask() {
    try {
      setRead((await reveal({ revealPasswordDto: { kind, id } }).unwrap()).details);
    } catch (error) {
      notify.failure(error, texts.revealFailed);
    }
  }
  const missing = read?.issuedPassword === '';
  const [value, note] = missing
    ? read.changedByOwner
      ? [texts.changedByOwner, texts.changedNote]
      : [texts.unreadable, texts.unreadableNote]
    : [read?.issuedPassword ?? masked, texts.revealNote];
  return (
    <Sheet title={texts.signIn}>
      <TextInput
        label={texts.fields.password}
        description={note}
        inputWrapperOrder={['label', 'input', 'description']}
        value={value}
        readOnly
        classNames={{ input: read && !missing ? classes.secret : undefined }}
      />
      {!missing && (
        <BusyButton
          mt="sm"
          variant="default"
          loading={isLoading}
          leftSection={read ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          onClick={() => (read ? setRead(undefined) : void ask())}
        >
          {read ? texts.hide : texts.reveal}
        </BusyButton>
      )}
    </Sheet>
  );
}
