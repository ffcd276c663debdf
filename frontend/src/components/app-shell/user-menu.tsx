import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../avatar';
import { texts } from '../components.texts';
import classes from './user-menu.module.css';

/** The signed-in user, as the header shows it. */
export interface Staff {
  name: string;
  /** A phone number or a code, which tells apart two people with the same name. */
  detail?: string;
  image?: string | undefined;
}

export function UserMenu({
  staff,
  profile,
  onSignOut,
}: {
  staff: Staff;
  profile?: string;
  onSignOut: () => void;
}) {
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={texts.shell.account(staff.name)}>
          <Avatar image={staff.image} size={28} />
          <span className={classes.name}>{staff.name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.full}>{staff.name}</span>
          {staff.detail && <span>{staff.detail}</span>}
        </div>
        <Menu.Divider />
        {profile && (
          <Menu.Item component={Link} to={profile} leftSection={<IconUserCircle size={17} stroke={1.7} />}>
            {texts.shell.profile}
          </Menu.Item>
        )}
        <Menu.Item onClick={onSignOut} leftSection={<IconLogout size={17} stroke={1.7} />}>
          {texts.shell.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
