import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteUse } from '../../lib/panel-use';
import { noteRenewed } from '../../lib/renewed';
import { writeSession } from '../../lib/session';
import { BusyButton } from '../../components/busy-button';
import { texts as shared } from '../../components/components.texts';
import { Footer } from '../../components/footer';
import { Mark } from '../../components/mark';
import { notify, reasonOf } from '../../components/notify';
import { useTitle } from '../../components/use-title';
import { brand } from '../../lib/brand';
import { errorsToForm } from '../../api/errors-to-form';
import type { Panel } from '../../lib/panels';
import { texts } from './auth.texts';
import classes from './login.module.css';
import type { ReturnTo } from './guard';
import { titleOf } from './due-title';
import { SecondStep } from './second-step';
import type { Credentials, Due, SignedIn, SignInCalls } from './signed-in';

export interface LoginProps extends SignInCalls {
  panel: Panel;
  title?: string;
  /** The label of the first field; `digits` for a phone number. */
  idLabel: string;
  digits?: boolean;
  remember?: boolean;
  /** The title of a failed sign-in; without it only the server's message is shown. */
  failure?: string;
  /** Shows the server's message as a toast and waits this many milliseconds before it goes on. */
  greetFor?: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Why the last attempt failed. */
interface Fault {
  title: string;
  reason?: string | undefined;
}

function faultOf(error: unknown, failure: string | undefined): Fault {
  const reason = reasonOf(error);
  const title = failure ?? reason;
  return { title: title || shared.failed, reason: reason === title ? undefined : reason };
}

const filled = (value: string) => (value.trim() ? null : shared.required);

/** The login form of all five panels. */
export function Login({ panel, title = texts.title(panel.name), ...props }: LoginProps) {
  const { state } = useLocation() as { state: ReturnTo | null };
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [due, setDue] = useState<Due>();
  useTitle(texts.signIn);
  const form = useForm<Credentials>({
    initialValues: { id: '', password: '', rememberMe: false },
    validate: { id: filled, password: (value) => (value ? null : shared.required) },
    clearInputErrorOnChange: true,
  });

  async function enter({ profile, message }: SignedIn) {
    if (props.greetFor) {
      notify.success(message || texts.welcome);
      await wait(props.greetFor);
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
        const signedIn = await props.onSignIn({ ...values, id: values.id.trim() });
        if (!('step' in signedIn)) return await enter(signedIn);
        setSending(false);
        setDue(signedIn);
      } catch (error) {
        const { underFields } = errorsToForm(error, ['number', 'uniqueId', 'password']);
        const { number, uniqueId, password } = underFields;
        form.setErrors({ id: number ?? uniqueId, password });
        setFault(faultOf(error, props.failure));
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

  return (
    <div className={classes.page}>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <Mark />
          {brand.name}
          <span className={classes.panel}>{panel.name}</span>
        </div>
        <div className={classes.sheet}>
          <h1 className={classes.title}>{due ? titleOf(due) : title}</h1>
          {state?.from && !due && <p className={classes.note}>{texts.returning}</p>}
          {due ? (
            <SecondStep
              due={due}
              password={form.getValues().password}
              onVerify={props.onVerify}
              onPasskey={props.onPasskey}
              onSetUp={props.onSetUp}
              onVerified={enter}
              back={texts.code.back}
              onBack={(reason) => {
                form.setFieldValue('password', '');
                setFault(reason ? { title: reason } : undefined);
                setDue(undefined);
              }}
            />
          ) : (
            <form onSubmit={submit} noValidate className={classes.fields}>
              <TextInput
                label={props.idLabel}
                autoComplete="username"
                autoFocus
                inputMode={props.digits ? 'numeric' : 'text'}
                placeholder={props.digits ? texts.phonePlaceholder : undefined}
                {...form.getInputProps('id')}
                key={form.key('id')}
                onChange={({ currentTarget: { value } }) =>
                  form.setFieldValue('id', props.digits ? value.replace(/[^\d+]/g, '') : value)
                }
              />
              <PasswordInput
                label={texts.password}
                autoComplete="current-password"
                visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
                {...form.getInputProps('password')}
                key={form.key('password')}
              />
              {fault && (
                <div role="alert" className={classes.fault}>
                  <strong>{fault.title}</strong>
                  {fault.reason && <span>{fault.reason}</span>}
                </div>
              )}
              {props.remember && (
                <Checkbox
                  label={texts.remember}
                  {...form.getInputProps('rememberMe', { type: 'checkbox' })}
                />
              )}
              <BusyButton type="submit" fullWidth loading={sending} className={classes.submit}>
                {texts.signIn}
              </BusyButton>
              <p className={classes.forgot}>{texts.forgot[panel.key]}</p>
            </form>
          )}
        </div>
        <p className={classes.aside}>
          {/* A full page load: each panel is a separate application with its own session. */}
          <a href="/">{texts.otherPanels}</a>
        </p>
      </main>
      <Footer />
    </div>
  );
}
