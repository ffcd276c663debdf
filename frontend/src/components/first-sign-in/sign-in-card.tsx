import { Button } from '@mantine/core';
import { CopyButton } from '../base/copy-button';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { CopyText } from '../base/copy-text';
import type { SignIn } from './first-sign-in';
import { texts } from './first-sign-in.texts';
import classes from './sign-in-card.module.css';

interface SignInCardProps {
  signIn: SignIn;
  note: string;
  onClose: () => void;
}

/** Shows an account's login and password to hand over: with a copy button for each and one for both. */
export function SignInCard({
  signIn: { name, loginLabel, login, password },
  note,
  onClose,
}: SignInCardProps) {
  return (
    <section className={classes.card} aria-label={texts.title(name)}>
      <div>
        <h2 className={classes.title}>{texts.title(name)}</h2>
        <p className={classes.note}>{note}</p>
      </div>
      <dl className={classes.pairs}>
        <div>
          <dt>{loginLabel}</dt>
          <dd>
            <CopyText value={login} label={loginLabel} />
          </dd>
        </div>
        <div>
          <dt>{texts.password}</dt>
          <dd>
            <CopyText value={password} label={texts.password} />
          </dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <CopyButton value={`${loginLabel}: ${login}\n${texts.password}: ${password}`}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? texts.copied : texts.copyBoth}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}
