import '../../styles/app.css';
import { Burger } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, ScrollRestoration, useLocation } from 'react-router-dom';
import { brand } from '../../lib/brand';
import { pageAhead } from '../../lib/lazy-page';
import type { Panel } from '../../lib/panels';
import { Breadcrumbs } from '../breadcrumbs';
import { texts } from '../components.texts';
import { ConfirmProvider } from '../confirm';
import { ErrorBoundary } from '../error-boundary';
import { Footer } from '../footer';
import { Mark } from '../mark';
import { onDemand } from '../on-demand';
import { OpenRecord, type RecordPlace } from '../record-place';
import classes from './app-shell.module.css';
import { entryAbove, type MenuGroup } from './menu';
import { Nav } from './nav';
import { SchemeToggle } from './scheme-toggle';
import { useStoredFlag } from './use-stored-flag';
import { UserMenu, type Staff } from './user-menu';

// Both come when they are asked for: a page shows without them.
const QuickSearch = onDemand(async () => (await import('./quick-search')).QuickSearch);
const NavDrawer = onDemand(async () => (await import('./nav-drawer')).NavDrawer);

interface AppShellProps {
  panel: Panel;
  staff: Staff;
  menu: MenuGroup[];
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of the five panels: menu, header, the screen, footer. */
export function AppShell({ panel, staff, menu, onSignOut, children }: AppShellProps) {
  const [narrow, toggleNarrow] = useStoredFlag('callboard-menu-narrow', false);
  const [drawer, { open, close }] = useDisclosure();
  const [searching, search] = useDisclosure();
  const { pathname } = useLocation();
  const main = useFocusOnArrival(pathname);
  useHotkeys([['mod+K', search.toggle]], []);

  const name = (
    <Link to={panel.dashboard} className={classes.brand}>
      <Mark size={28} />
      <span className={classes.names}>
        <strong>{brand.name}</strong>
        <span className={classes.panel}>{panel.name}</span>
      </span>
    </Link>
  );
  const Fold = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <ConfirmProvider>
      <div
        className={classes.shell}
        data-narrow={narrow || undefined}
        onPointerOver={comeAhead}
        onFocus={comeAhead}
      >
        <a href="#content" className={classes.skip}>
          {texts.shell.skip}
        </a>
        <aside className={classes.sidebar}>
          {name}
          <div className={classes.scroll}>
            <Nav panel={panel.key} label={texts.shell.menu} groups={menu} narrow={narrow} />
          </div>
          <button
            type="button"
            className={classes.fold}
            onClick={toggleNarrow}
            aria-label={narrow ? texts.shell.expand : texts.shell.collapse}
          >
            <Fold size={18} stroke={1.7} aria-hidden />
            {!narrow && texts.shell.collapse}
          </button>
        </aside>

        <header className={classes.header}>
          <div className={classes.phone}>
            <Burger size="sm" opened={drawer} onClick={open} aria-label={texts.shell.openMenu} />
            {name}
          </div>
          <button
            type="button"
            className={classes.search}
            onClick={search.open}
            aria-keyshortcuts="Control+K"
          >
            <IconSearch size={16} aria-hidden />
            <span>{texts.shell.search}</span>
            <kbd aria-hidden>Ctrl K</kbd>
          </button>
          <div className={classes.tools}>
            <SchemeToggle />
            <UserMenu staff={staff} profile={panel.profile} onSignOut={onSignOut} />
          </div>
        </header>

        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <Breadcrumbs home={panel.dashboard} menu={menu} />
          <OpenRecord value={recordPlace(menu, pathname)}>
            <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
          </OpenRecord>
        </main>
        <div className={classes.foot}>
          <Footer />
        </div>
      </div>

      {drawer && (
        <NavDrawer title={name} onClose={close}>
          <Nav panel={panel.key} label={texts.shell.menu} groups={menu} onNavigate={close} />
        </NavDrawer>
      )}
      {searching && <QuickSearch menu={menu} onClose={search.close} />}
      <ScrollRestoration />
    </ConfirmProvider>
  );
}

/** What the record of a page is called and where its list is, as the menu says it. */
function recordPlace(menu: MenuGroup[], pathname: string): RecordPlace | undefined {
  const above = entryAbove(menu, pathname);
  if (!above?.one) return undefined;
  const one = typeof above.one === 'string' ? above.one : above.one(pathname);
  return { one, list: { label: above.label, to: above.to } };
}

/** Who points at a link is about to follow it: the code of its page comes meanwhile. */
function comeAhead({ target }: { target: EventTarget }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.host === window.location.host) void pageAhead(link.pathname);
}

/** Another page: the keyboard and the screen reader start at its content, as after a page load. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    // A screen that begins with a form has put the keyboard there.
    const typing = main.current?.querySelector('input:focus, textarea:focus, select:focus');
    if (before.current !== pathname && !typing) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname]);
  return main;
}
