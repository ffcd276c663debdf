import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../busy-button';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import { mainAction, menuActions } from './action-keys';
import classes from './row-actions.module.css';
import type { RowAction } from './list.types';

/** The actions of a row: one quiet button, and a menu with the others and their keys. */
export function RowActions({ actions, name }: { actions: RowAction[]; name: string }) {
  const main = mainAction(actions);
  const others = menuActions(actions);
  return (
    <div className={classes.actions} data-actions>
      {main && <MainAction action={main} name={name} />}
      {others.length > 0 && <ActionMenu actions={others} name={name} />}
    </div>
  );
}

function MainAction({ action: { label, to, busy, onClick }, name }: { action: RowAction; name: string }) {
  const look = {
    size: 'compact-sm',
    variant: 'default',
    'aria-label': `${label} ${name}`,
    children: label,
  } as const;
  return to ? (
    <Button {...look} component={Link} to={to} />
  ) : (
    <BusyButton {...look} loading={busy === true} onClick={onClick} />
  );
}

/** Presses the entry of the open menu that shows this key. */
function runByKey({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
  if (ctrlKey || metaKey || altKey) return;
  currentTarget.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`)?.click();
}

function ActionMenu({ actions, name }: { actions: RowAction[]; name: string }) {
  return (
    <OnPress
      popup="menu"
      button={
        <ActionIcon aria-label={`${texts.list.more}: ${name}`} title={texts.list.more} data-icon>
          <IconDots size={18} />
        </ActionIcon>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={180}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown onKeyDown={runByKey}>
            {actions.map(({ label, key, to, busy, onClick }) => {
              const look = {
                children: label,
                rightSection: key && <kbd aria-hidden>{key}</kbd>,
                'data-key': key,
              };
              return to ? (
                <Menu.Item key={label} {...look} component={Link} to={to} />
              ) : (
                <Menu.Item key={label} {...look} disabled={busy === true} onClick={onClick} />
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </OnPress>
  );
}
