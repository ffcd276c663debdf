import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { storedIn, useStoredLists } from '../../../api/kept-lists';
import type { KeptListsDto } from '../../../api/lists.gen';
import { listLink } from '../../../lib/list-views';
import type { PanelKey } from '../../../lib/panels';
import { CountedEntry } from '../menu-count';
import classes from './nav.module.css';
import { belongsTo, menuOf, type Screen, type ScreenGroup } from './screens';
import { NavViews } from './nav-views';
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
  // The user's choice wins. Without one, a group is open unless it is folded and does not hold the open page.
  const open = narrow || (chosen ?? (here || !group.folded));
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
        {/* A closed group renders only its counts, for the title: the admin's menu is long, and the page opens sooner. */}
        {!open &&
          !onNavigate &&
          entries.map(
            ({ path, badge: Badge }) =>
              Badge && (
                <li key={path}>
                  <CountedEntry value={path}>
                    <Badge />
                  </CountedEntry>
                </li>
              ),
          )}
        {(open ? entries : []).map((entry) => (
          <li key={entry.path}>
            <Link
              to={linkTo(entry, stored)}
              className={classes.item}
              aria-current={belongsTo(entry, pathname) ? 'page' : undefined}
              aria-label={narrow ? entry.label : undefined}
              title={narrow ? entry.label : undefined}
              onClick={onNavigate}
            >
              <entry.icon size={18} stroke={1.7} aria-hidden />
              {!narrow && <span className={classes.label}>{entry.label}</span>}
              {entry.badge && (
                // The drawer shows the menu a second time: only the sidebar, which is always mounted, reports to the
                // title.
                <span hidden={narrow} className={classes.count}>
                  <CountedEntry value={onNavigate ? undefined : entry.path}>
                    <entry.badge />
                  </CountedEntry>
                </span>
              )}
            </Link>
            {!narrow && entry.list && (
              <NavViews path={entry.path} list={entry.list} views={stored?.views} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the link to a screen; a list opens with the stored page size and order, or with the chosen view. */
function linkTo({ path, list }: Screen, stored: KeptListsDto | undefined): string {
  if (!list || !stored) return path;
  const choices = storedIn(stored, list);
  const view = stored.views.find(({ _id }) => _id === choices.view);
  return listLink(path, choices, view);
}
