import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FormEventHandler } from 'react';
import { BusyButton } from '../../components/base/busy-button';
import { texts } from './auth.texts';
import classes from './login.module.css';
import type { Credentials } from './signed-in';

export interface LoginFields {
  /** The label of the first field; `digits` for a phone number. */
  idLabel: string;
  digits?: boolean;
  remember?: boolean;
}

/** Why the last attempt failed. */
export interface LoginFault {
  title: string;
  reason?: string | undefined;
}

interface LoginFormProps {
  fields: LoginFields;
  form: UseFormReturnType<Credentials>;
  sending: boolean;
  fault: LoginFault | undefined;
  /** What to do when the password is forgotten. */
  forgot: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The account and the password of a sign-in. */
export function LoginForm({ fields, form, sending, fault, forgot, onSubmit }: LoginFormProps) {
  const { idLabel, digits, remember } = fields;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.fields}>
      <TextInput
        label={idLabel}
        autoComplete="username"
        autoFocus
        inputMode={digits ? 'numeric' : 'text'}
        placeholder={digits ? texts.phonePlaceholder : undefined}
        {...form.getInputProps('id')}
        key={form.key('id')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('id', digits ? value.replace(/[^\d+]/g, '') : value)
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
      {remember && (
        <Checkbox label={texts.remember} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
      )}
      <BusyButton type="submit" fullWidth loading={sending} className={classes.submit}>
        {texts.signIn}
      </BusyButton>
      <p className={classes.forgot}>{forgot}</p>
    </form>
  );
}
