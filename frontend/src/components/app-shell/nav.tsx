import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PanelKey } from '../../lib/panels';
import { CountedEntry } from '../menu-count';
import classes from './nav.module.css';
import { belongsTo, menuOf, type ScreenGroup } from './screens';
import { useStoredChoice } from './use-stored-flag';

/** So near to the edge of the menu the entry of the open page counts as out of sight. */
const margin = 40;

function bringIntoSight(nav: HTMLElement | null) {
  const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  const box = nav?.parentElement;
  if (!current || !box) return;
  const { top, bottom } = box.getBoundingClientRect();
  // Not scrollIntoView, which moves the page too.
  if (current.top < top + margin || current.bottom > bottom - margin)
    box.scrollTop += (current.top + current.bottom - top - bottom) / 2;
}

interface NavProps {
  panel: PanelKey;
  label: string;
  groups: readonly ScreenGroup[];
  /** Only the icons are shown; labels appear as tool tips. */
  narrow?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The menu of a panel, in the sidebar and in the phone's drawer. */
export function Nav({ panel, label, groups, narrow = false, onNavigate }: NavProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the next frame, which lays the page out anyway: what the page asks the server for goes out before.
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
}

function Group({ panel, group, pathname, narrow, onNavigate }: GroupProps) {
  const id = useId();
  const [chosen, choose] = useStoredChoice(`callboard-menu-${panel}-${group.label}`);
  const entries = menuOf(group);
  const here = entries.some((entry) => belongsTo(entry, pathname));
  // What a person has closed stays closed; else a group is open that is not folded, or holds the open page.
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
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className={classes.item}
              aria-current={belongsTo(entry, pathname) ? 'page' : undefined}
              aria-label={narrow ? entry.label : undefined}
              title={narrow ? entry.label : undefined}
              onClick={onNavigate}
            >
              <entry.icon size={18} stroke={1.7} aria-hidden />
              {!narrow && <span className={classes.label}>{entry.label}</span>}
              {entry.badge && (
                // The drawer shows the menu a second time: only the sidebar, which is always there, tells the title.
                <span hidden={narrow} className={classes.count}>
                  <CountedEntry value={onNavigate ? undefined : entry.path}>
                    <entry.badge />
                  </CountedEntry>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
