import '../../../styles/app.css';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import type { AppStore } from '../../../api/store';
import { samePath, type Panel } from '../../../lib/panels';
import { openScreen, writeTitle } from '../../../lib/screen';
import { onZones, zonesText } from '../../../lib/server-time';
import { hasUnsaved } from '../../../lib/unsaved';
import { useExternal } from '../../../lib/use-external';
import { withoutView } from '../../../lib/view';
import { texts } from '../components.texts';
import { ConfirmProvider } from '../confirm';
import { Footer } from '../footer';
import { onDemand } from '../on-demand';
import { PageSkeleton } from '../page-skeleton';
import { AllowedHere } from '../../../lib/rights';
import type { Right } from '../../../lib/right.gen';
import { NoRight } from '../rights/no-right';
import { OpenRecord, type RecordPlace } from '../record-place';
import { ScreenTabsHere } from '../screen-tabs-here';
import classes from './app-shell.module.css';
import { Breadcrumbs } from './breadcrumbs';
import { Nav } from './nav';
import { PanelLink } from './panel-link';
import type { QuickSearchProps } from './on-demand/quick-search/quick-search';
import {
  allowedIn,
  permitted,
  screenAbove,
  preloadScreen,
  screenAt,
  searchable,
  tabsAt,
  type ScreenGroup,
} from './screens';
import { ScreenTabs } from './screen-tabs';
import { ShellHeader } from './shell-header';
import { Sidebar } from './sidebar';
import { useStoredFlag } from './use-stored-flag';
import type { Staff } from './user-menu';
import { useDeclaredKeys } from '../use-declared-keys';
import { panelKeys } from './panel.keys';
import { useShortcuts } from '../use-shortcuts';

// These load on first use: pages show without them.
const KeySheet = onDemand(async () => (await import('./on-demand/key-sheet')).KeySheet);
const NavDrawer = onDemand(async () => (await import('./on-demand/nav-drawer')).NavDrawer);

/** Every page that the browser loads begins with the key "default": each address has its own scroll position. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

interface AppShellProps {
  panel: Panel;
  staff: Staff;
  screens: readonly ScreenGroup[];
  /** What an admin may do; undefined for the other roles. */
  rights: readonly Right[] | undefined;
  /** The quick search of the panel. */
  Search: ComponentType<QuickSearchProps>;
  onSignOut: () => void;
}

/** The frame of all panels: menu, header, the current screen of the router and the footer. */
export function AppShell({ panel, staff, screens, rights, Search, onSignOut }: AppShellProps) {
  const [narrow, fold] = useStoredFlag('callboard-menu-narrow', false);
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [drawer, { open: openDrawer, close }] = useDisclosure();
  const [searching, search] = useDisclosure();
  const [reading, keys] = useDisclosure();
  const open = useLocation();
  // The target screen of a navigation shows at once, as a skeleton until its code has loaded.
  const arriving = useNavigation().location ?? open;
  // The router leaves the view in the address of a navigation.
  const pathname = withoutView(arriving.pathname);
  const allowed = useMemo(() => allowedIn(screens, rights), [screens, rights]);
  const offered = useMemo(() => permitted(screens, rights), [screens, rights]);
  const screen = screenAt(screens, pathname);
  const tabs = tabsAt(offered, pathname);
  const zones = useShownZones();
  const main = useFocusOnArrival(pathname);
  useTitleOnNavigation(screen?.label);
  useDeclaredKeys(panelKeys);
  useHotkeys([['mod+K', search.toggle]], []);
  useShortcuts({ '?': keys.open });

  const aim = ({ target }: { target: EventTarget }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === window.location.host)
      preloadScreen(offered, dispatch, withoutView(link.pathname), link.search);
  };

  return (
    <AllowedHere value={allowed}>
      <ConfirmProvider>
        <div className={classes.shell} data-narrow={narrow || undefined} onPointerOver={aim} onFocus={aim}>
          <a href="#content" className={classes.skip}>
            {texts.shell.skip}
          </a>
          <Sidebar panel={panel} groups={offered} narrow={narrow} onFold={fold} />
          <ShellHeader
            panel={panel}
            staff={staff}
            menuOpen={drawer}
            onMenu={openDrawer}
            onSearch={search.open}
            onKeys={keys.open}
            onSignOut={onSignOut}
          />
          <main id="content" ref={main} tabIndex={-1} className={classes.main}>
            <Breadcrumbs home={panel.dashboard} screens={screens} pathname={pathname} />
            <OpenRecord value={recordPlace(screens, pathname)}>
              <ScreenTabsHere value={tabs && <ScreenTabs entry={tabs} />}>
                {!allowed.may(screen?.right) ? (
                  <NoRight title={screen?.label} right={screen?.right} home={panel.dashboard} />
                ) : samePath(pathname, open.pathname) ? (
                  <Outlet key={`${pathname} ${zones}`} />
                ) : (
                  <PageSkeleton />
                )}
              </ScreenTabsHere>
            </OpenRecord>
          </main>
          <div className={classes.foot}>
            <Footer />
          </div>
        </div>

        {drawer && (
          <NavDrawer title={<PanelLink panel={panel} />} onClose={close}>
            <Nav panel={panel.key} label={texts.shell.menu} groups={offered} onNavigate={close} />
          </NavDrawer>
        )}
        {searching && (
          <Search
            panel={panel.key}
            person={staff.id}
            screens={searchable(offered)}
            onSignOut={onSignOut}
            onAim={(address) => {
              const { pathname, search: query } = new URL(address, window.location.origin);
              preloadScreen(offered, dispatch, pathname, query);
            }}
            onClose={search.close}
          />
        )}
        {reading && (
          <KeySheet screens={screens} pathname={pathname} manual={panel.manual} onClose={keys.close} />
        )}
        <ScrollRestoration getKey={scrollKey} />
      </ConfirmProvider>
    </AllowedHere>
  );
}

/** Returns the name of a screen's kind of record and the list that the record belongs to. */
function recordPlace(screens: readonly ScreenGroup[], pathname: string): RecordPlace | undefined {
  const above = screenAbove(screens, pathname);
  const one = screenAt(screens, pathname)?.one ?? above?.one;
  return above && one ? { one, list: { label: above.label, to: above.path } } : undefined;
}

/**
 * Returns a text that changes with the time zone, so that the open screen shows its times anew. A form with unsaved values
 * stays as it is.
 */
function useShownZones(): string {
  const present = useExternal(onZones, zonesText);
  const [shown, setShown] = useState(present);
  if (shown !== present && !hasUnsaved()) setShown(present);
  return shown;
}

/** Sets the tab's title to the target screen's label until that screen has loaded and sets its own title. */
function useTitleOnNavigation(label: string | undefined) {
  useLayoutEffect(() => {
    if (label && openScreen().title === undefined) writeTitle([label]);
  }, [label]);
}

/** Moves the focus to the page's content after a navigation, as a page load does. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    // A screen that begins with a form has already focused a field, and one that opens at a section its heading.
    const begun = main.current?.querySelector('input:focus, textarea:focus, select:focus, h2:focus');
    if (before.current !== pathname && !begun) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname]);
  return main;
}
