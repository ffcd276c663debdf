import { Button } from '@mantine/core';
import { IconBellRinging, IconSend, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { User } from '../../api/users.gen';
import { paths } from '../../lib/paths';
import { useMay, useMayOpen, type AnyRight } from '../../lib/rights';
import classes from './users.module.css';
import { texts } from './users.texts';

/** Links to the screens that send coins to this user or notify them, with the user filled in. */
export function UserActions({ user: { username } }: { user: User }) {
  const may = useMay();
  const mayOpen = useMayOpen();
  const all: { label: string; to: string; icon: Icon; right?: AnyRight }[] = [
    { label: texts.sendCoins, to: paths.admin.sendCoins('2', username), icon: IconSend },
    {
      label: texts.notify,
      to: paths.admin.notifyUser(username),
      icon: IconBellRinging,
      right: 'notifications.send',
    },
  ];
  const ways = all.filter(({ to, right }) => may(right) && mayOpen(to));
  if (!ways.length) return null;
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
