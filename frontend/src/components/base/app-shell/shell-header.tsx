import { Burger } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { isDemo } from '../../../lib/brand';
import type { Panel } from '../../../lib/panels';
import { texts } from '../components.texts';
import { Bell } from '../inbox/bell';
import classes from './app-shell.module.css';
import { PanelLink } from './panel-link';
import { SchemeToggle } from './scheme-toggle';
import { UserMenu, type Staff } from './user-menu';

interface ShellHeaderProps {
  panel: Panel;
  staff: Staff;
  /** The menu of narrow screens is open. */
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onKeys: () => void;
  onSignOut: () => void;
}

/** The line above every screen: menu and name on narrow screens, quick search, inbox, colour scheme and account. */
export function ShellHeader({
  panel,
  staff,
  menuOpen,
  onMenu,
  onSearch,
  onKeys,
  onSignOut,
}: ShellHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.phone}>
        <Burger size="sm" opened={menuOpen} onClick={onMenu} aria-label={texts.shell.openMenu} />
        <PanelLink panel={panel} />
      </div>
      <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K">
        <IconSearch size={16} aria-hidden />
        <span>{texts.shell.search}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {isDemo() && <span className={classes.demo}>{texts.shell.demo}</span>}
      <div className={classes.tools}>
        <Bell panel={panel} />
        <SchemeToggle />
        <UserMenu
          staff={staff}
          profile={panel.profile}
          manual={panel.manual}
          onKeys={onKeys}
          onSignOut={onSignOut}
        />
      </div>
    </header>
  );
}
