import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../busy-button';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import classes from './row-actions.module.css';
import type { RowAction } from './list.types';

const atOnce = 2;

/** The actions of a row: one or two as buttons, more in a menu; links with an icon are next to them. */
export function RowActions({ actions, name }: { actions: RowAction[]; name: string }) {
  if (actions.filter(({ icon }) => !icon).length > atOnce)
    return <ActionMenu actions={actions} name={name} />;
  return (
    <div className={classes.actions} data-actions>
      {actions.map(({ label, to, danger, busy, icon: Icon, onClick }) => {
        if (Icon && to)
          return (
            <ActionIcon
              key={label}
              component={Link}
              to={to}
              aria-label={`${label} ${name}`}
              title={label}
              data-icon
            >
              <Icon size={18} />
            </ActionIcon>
          );
        const look = {
          size: 'compact-sm',
          variant: danger ? 'light' : 'default',
          ...(danger && { color: 'red' }),
          'aria-label': `${label} ${name}`,
          children: label,
        } as const;
        return to ? (
          <Button key={label} {...look} component={Link} to={to} />
        ) : (
          <BusyButton key={label} {...look} loading={busy === true} onClick={onClick} />
        );
      })}
    </div>
  );
}

function ActionMenu({ actions, name }: { actions: RowAction[]; name: string }) {
  return (
    <OnPress
      popup="menu"
      button={
        <ActionIcon aria-label={`${texts.list.more}: ${name}`} data-actions>
          <IconDots size={18} />
        </ActionIcon>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={160}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {actions.map(({ label, to, danger, busy, onClick }) => {
              const look = { ...(danger && { color: 'var(--cb-bad)' }), children: label };
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
