import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStoredLists } from '../../../api/kept-lists';
import type { KeptListsDto } from '../../../api/lists.gen';
import type { PanelKey } from '../../../lib/panels';
import { useMay } from '../../../lib/rights';
import { CountedEntry } from '../menu-count';
import classes from './nav.module.css';
import { NavViews } from './nav-views';
import { screenLink } from './screen-link';
import { belongsTo, menuOf, waitingIn, type MenuEntry, type ScreenGroup } from './screens';
import { useStoredChoice } from './use-stored-flag';

/** An entry this close to the menu's edge (in pixels) counts as out of sight. */
const margin = 40;

function bringIntoSight(nav: HTMLElement | null) {
  const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  const box = nav?.parentElement;
  if (!current || !box) return;
  const { top, bottom } = box.getBoundingClientRect();
  // scrollIntoView would scroll the page too.
  if (current.top < top + margin || current.bottom > bottom - margin)
    box.scrollTop += (current.top + current.bottom - top - bottom) / 2;
}

interface NavProps {
  panel: PanelKey;
  label: string;
  groups: readonly ScreenGroup[];
  /** Shows only the icons; the labels appear as tooltips. */
  narrow?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The menu of a panel, used in the sidebar and in the phone's drawer. */
export function Nav({ panel, label, groups, narrow = false, onNavigate }: NavProps) {
  const { pathname } = useLocation();
  const { details: stored } = useStoredLists();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Wait for the next frame, which computes the layout anyway. The page's requests are sent first.
    const frame = requestAnimationFrame(() => bringIntoSight(nav.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, groups]);
  return (
    <nav ref={nav} aria-label={label} className={classes.nav} data-narrow={narrow || undefined}>
      {groups.map((group) => (
        <Group
          key={group.label}
          panel={panel}
          group={group}
          pathname={pathname}
          narrow={narrow}
          stored={stored}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
}

interface GroupProps extends Pick<NavProps, 'panel' | 'onNavigate'> {
  group: ScreenGroup;
  pathname: string;
  narrow: boolean;
  /** The reader's stored choices about lists; undefined until they are known. */
  stored: KeptListsDto | undefined;
}

function Group({ panel, group, pathname, narrow, stored, onNavigate }: GroupProps) {
  const id = useId();
  const [chosen, choose] = useStoredChoice(`callboard-menu-${panel}-${group.label}`);
  const entries = menuOf(group);
  const here = entries.some((entry) => belongsTo(entry, pathname));
  // Groups are open until their reader closes them.
  const open = narrow || (chosen ?? true);
  return (
    <div className={classes.group}>
      {!narrow && (
        <button
          type="button"
          className={classes.heading}
          aria-expanded={open}
          aria-controls={id}
          data-here={(here && !open) || undefined}
          onClick={() => choose(!open)}
        >
          {group.label}
          <IconChevronDown size={14} aria-hidden className={classes.chevron} data-open={open || undefined} />
        </button>
      )}
      <ul id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link
              to={screenLink(entry.screens[0] ?? { path: '' }, stored)}
              className={classes.item}
              aria-current={belongsTo(entry, pathname) ? 'page' : undefined}
              aria-label={narrow ? entry.label : undefined}
              title={narrow ? entry.label : undefined}
              onClick={onNavigate}
            >
              <entry.icon size={18} stroke={1.7} aria-hidden />
              {!narrow && <span className={classes.label}>{entry.label}</span>}
              <Counts entry={entry} hidden={narrow} reports={!onNavigate} />
            </Link>
            {!narrow &&
              entry.screens.map(
                ({ path, list }) =>
                  list && (
                    <NavViews
                      key={path}
                      path={path}
                      list={list}
                      views={stored?.views}
                      onNavigate={onNavigate}
                    />
                  ),
              )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * How many records of an entry wait for its reader. `reports`: the drawer shows the menu a second time, so only the
 * sidebar, which is always mounted, reports to the title of the tab.
 */
function Counts({ entry, hidden, reports }: { entry: MenuEntry; hidden: boolean; reports: boolean }) {
  const may = useMay();
  return waitingIn(entry, may).map(
    ({ path, badge: Badge }) =>
      Badge && (
        <span key={path} hidden={hidden} className={classes.count}>
          <CountedEntry value={reports ? path : undefined}>
            <Badge />
          </CountedEntry>
        </span>
      ),
  );
}
