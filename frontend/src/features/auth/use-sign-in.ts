import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorsToForm } from '../../api/errors-to-form';
import { texts as shared } from '../../components/base/components.texts';
import { notify, reasonOf } from '../../components/base/notify';
import { noteUse } from '../../lib/panel-use';
import type { Panel } from '../../lib/panels';
import { noteRenewed } from '../../lib/renewed';
import { writeSession } from '../../lib/session';
import { texts } from './auth.texts';
import type { LoginFault } from './login-form';
import type { Credentials, Due, SignedIn, SignInCalls } from './signed-in';

export interface SignInOptions extends Pick<SignInCalls, 'onSignIn'> {
  panel: Panel;
  /** The title of a failed sign-in; without it only the server's message is shown. */
  failure?: string;
  /** Shows the server's message as a toast and waits this many milliseconds before it goes on. */
  greetFor?: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function faultOf(error: unknown, failure: string | undefined): LoginFault {
  const reason = reasonOf(error);
  const title = failure ?? reason;
  return { title: title || shared.failed, reason: reason === title ? undefined : reason };
}

const filled = (value: string) => (value.trim() ? null : shared.required);

/** Signs a person in with a password, and returns what is due after it. */
export function useSignIn({ panel, onSignIn, failure, greetFor }: SignInOptions) {
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<LoginFault>();
  const [due, setDue] = useState<Due>();
  const form = useForm<Credentials>({
    initialValues: { id: '', password: '', rememberMe: false },
    validate: { id: filled, password: (value) => (value ? null : shared.required) },
    clearInputErrorOnChange: true,
  });

  async function enter({ profile, message }: SignedIn) {
    if (greetFor) {
      notify.success(message || texts.welcome);
      await wait(greetFor);
    }
    noteRenewed(panel.key);
    noteUse(panel.key);
    writeSession(panel.key, profile);
  }

  const submit = form.onSubmit(
    async (values) => {
      setSending(true);
      setFault(undefined);
      try {
        const signedIn = await onSignIn({ ...values, id: values.id.trim() });
        if (!('step' in signedIn)) return await enter(signedIn);
        setSending(false);
        setDue(signedIn);
      } catch (error) {
        const { underFields } = errorsToForm(error, ['number', 'uniqueId', 'password']);
        const { number, uniqueId, password } = underFields;
        form.setErrors({ id: number ?? uniqueId, password });
        setFault(faultOf(error, failure));
        setSending(false);
        // Select the password so that typing replaces it.
        const typed = form.getInputNode('password') as HTMLInputElement | null;
        typed?.focus();
        typed?.select();
      }
    },
    (errors) => {
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  /** Returns to the password; with why if the half-open session has ended. */
  function goBack(reason?: string) {
    form.setFieldValue('password', '');
    setFault(reason ? { title: reason } : undefined);
    setDue(undefined);
  }

  return { form, sending, fault, due, enter, submit, goBack };
}
