import { useLocation } from 'react-router-dom';
import { Footer } from '../../components/base/footer';
import { Mark } from '../../components/base/mark';
import { useTitle } from '../../components/base/use-title';
import { brand } from '../../lib/brand';
import { texts } from './auth.texts';
import { titleOf } from './due-title';
import type { ReturnTo } from './guard';
import { LoginForm, type LoginFields } from './login-form';
import classes from './login.module.css';
import { SecondStep } from './second-step';
import type { SignInCalls } from './signed-in';
import { useSignIn, type SignInOptions } from './use-sign-in';

export interface LoginProps extends SignInOptions, SignInCalls, LoginFields {
  title?: string;
}

/** The login form of all five panels. */
export function Login({ title, ...props }: LoginProps) {
  const { panel } = props;
  const { state } = useLocation() as { state: ReturnTo | null };
  const { form, sending, fault, due, enter, submit, goBack } = useSignIn(props);
  useTitle(texts.signIn);
  return (
    <div className={classes.page}>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <Mark />
          {brand.name}
          <span className={classes.panel}>{panel.name}</span>
        </div>
        <div className={classes.sheet}>
          <h1 className={classes.title}>{due ? titleOf(due) : (title ?? texts.title(panel.name))}</h1>
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
              onBack={goBack}
            />
          ) : (
            <LoginForm
              fields={props}
              form={form}
              sending={sending}
              fault={fault}
              forgot={texts.forgot[panel.key]}
              onSubmit={submit}
            />
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
