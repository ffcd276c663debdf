import { PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { texts as shared } from '../../components/base/components.texts';
import { BusyButton } from '../../components/base/busy-button';
import { DialogFoot } from '../../components/base/dialog-foot';
import { Modal } from '../../components/base/modal';
import { reasonOf } from '../../components/base/notify';
import { noteUse } from '../../lib/panel-use';
import { noteRenewed } from '../../lib/renewed';
import { writeSession } from '../../lib/session';
import { texts } from './auth.texts';
import { titleOf } from './due-title';
import type { LoginProps } from './login';
import { SecondStep } from './second-step';
import type { Due, SignedIn, SignInCalls } from './signed-in';
import { useSession } from './use-session';

interface SignInAgainProps extends Pick<LoginProps, 'panel' | 'digits' | keyof SignInCalls> {
  /** Called once with whether the person has signed in. */
  onEnd: (signedIn: boolean) => void;
}

/** Asks for the password of the signed-in person when the session has ended under a form. The form stays as it is. */
export function SignInAgain({ panel, digits, onSignIn, onEnd, ...calls }: SignInAgainProps) {
  const profile = useSession(panel.key);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const [due, setDue] = useState<Due>();
  const id = (digits ? profile?.number : profile?.uniqueId) ?? '';
  const text = texts.again;

  function enter({ profile: again }: SignedIn) {
    noteRenewed(panel.key);
    noteUse(panel.key);
    writeSession(panel.key, again);
    onEnd(true);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is a portal: without this, the event would reach the form behind it.
    event.stopPropagation();
    if (!password) return setFault(shared.required);
    setSending(true);
    try {
      const signedIn = await onSignIn({ id, password, rememberMe: false });
      if ('step' in signedIn) setDue(signedIn);
      else enter(signedIn);
    } catch (error) {
      setFault(reasonOf(error) || shared.failed);
      setSending(false);
    }
  }

  return (
    <Modal
      data-while-idle
      opened
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={due ? titleOf(due) : text.title}
      size="sm"
      overlayProps={{ blur: 6 }}
    >
      {due ? (
        <SecondStep
          {...{ due, password, ...calls }}
          onVerified={enter}
          back={text.leave}
          onBack={() => onEnd(false)}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <p>{text.effect(profile?.name ?? profile?.username ?? id)}</p>
          {/* For password managers, which look for the name next to the password. */}
          <input type="text" name="username" autoComplete="username" value={id} readOnly hidden />
          <PasswordInput
            data-autofocus
            mt="md"
            label={texts.password}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
            value={password}
            error={fault}
            disabled={sending}
            onChange={({ currentTarget: { value } }) => {
              setPassword(value);
              setFault('');
            }}
          />
          <DialogFoot cancel={text.leave} closed={sending} onCancel={() => onEnd(false)}>
            <BusyButton type="submit" loading={sending}>
              {texts.signIn}
            </BusyButton>
          </DialogFoot>
        </form>
      )}
    </Modal>
  );
}
