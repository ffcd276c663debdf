import { Menu, UnstyledButton } from '@mantine/core';
import { IconBook2, IconChevronDown, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../avatar';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import classes from './user-menu.module.css';

/** The signed-in user, as the header shows it. */
export interface Staff {
  id: string;
  name: string;
  /** A phone number or a code, which distinguishes two people with the same name. */
  detail?: string;
  image?: string | undefined;
}

export function UserMenu({
  staff,
  profile,
  manual,
  onKeys,
  onSignOut,
}: {
  staff: Staff;
  profile?: string;
  /** The address of the manual in this panel. */
  manual: string;
  /** Opens the sheet of keys. */
  onKeys: () => void;
  onSignOut: () => void;
}) {
  return (
    <OnPress
      popup="menu"
      button={
        <UnstyledButton className={classes.button} aria-label={texts.shell.account(staff.name)}>
          <Avatar image={staff.image} size={28} />
          <span translate="no" className={classes.name}>
            {staff.name}
          </span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={220}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            <div translate="no" className={classes.who}>
              <span className={classes.full}>{staff.name}</span>
              {staff.detail && <span>{staff.detail}</span>}
            </div>
            <Menu.Divider />
            {profile && (
              <Menu.Item
                component={Link}
                to={profile}
                leftSection={<IconUserCircle size={17} stroke={1.7} />}
              >
                {texts.shell.profile}
              </Menu.Item>
            )}
            <Menu.Item component={Link} to={manual} leftSection={<IconBook2 size={17} stroke={1.7} />}>
              {texts.shell.manual}
            </Menu.Item>
            <Menu.Item onClick={onKeys} leftSection={<IconKeyboard size={17} stroke={1.7} />}>
              {texts.keys.title}
            </Menu.Item>
            <Menu.Item onClick={onSignOut} leftSection={<IconLogout size={17} stroke={1.7} />}>
              {texts.shell.signOut}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </OnPress>
  );
}
