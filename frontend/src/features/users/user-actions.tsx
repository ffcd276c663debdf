import { Button } from '@mantine/core';
import { IconBellRinging, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { User } from '../../api/users.gen';
import { paths } from '../../lib/paths';
import classes from './users.module.css';
import { texts } from './users.texts';

/** Links to the screens that send coins to this user or notify them, with the user filled in. */
export function UserActions({ user: { username } }: { user: User }) {
  const ways = [
    { label: texts.sendCoins, to: paths.admin.sendCoins('2', username), icon: IconSend },
    { label: texts.notify, to: paths.admin.notifyUser(username), icon: IconBellRinging },
  ];
  return (
    <nav className={classes.actions} aria-label={texts.actions}>
      {ways.map(({ label, to, icon: Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="xs"
          variant="default"
          leftSection={<Icon size={15} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
