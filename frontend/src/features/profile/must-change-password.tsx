import '../../styles/app.css';
import { Button } from '@mantine/core';
import { ConfirmProvider } from '../../components/base/confirm';
import { Footer } from '../../components/base/footer';
import { Mark } from '../../components/base/mark';
import type { Limit } from '../../components/record-form/limits';
import { useTitle } from '../../components/base/use-title';
import { brand } from '../../lib/brand';
import type { PanelKey } from '../../lib/panels';
import { ChangePassword, type PasswordChange } from './change-password';
import classes from './must-change-password.module.css';
import { texts } from './profile.texts';

interface MustChangePasswordProps {
  name: string;
  kind: PanelKey;
  /** The lengths of the new password. */
  limit: Limit;
  onSave: (change: PasswordChange) => Promise<{ message: string }>;
  onSignOut: () => void;
}

/** Replaces the panel until the user has changed a password that someone else knows. */
export function MustChangePassword({ name, kind, limit, onSave, onSignOut }: MustChangePasswordProps) {
  const words = texts.mustChange;
  useTitle(words.title);
  return (
    <div className={classes.page}>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <Mark />
          {brand.name}
        </div>
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.why}>{words.why(name)}</p>
        <ConfirmProvider>
          <ChangePassword kind={kind} limit={limit} onSave={onSave} />
        </ConfirmProvider>
        <p className={classes.aside}>
          <Button variant="subtle" size="compact-sm" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </p>
      </main>
      <Footer />
    </div>
  );
}
