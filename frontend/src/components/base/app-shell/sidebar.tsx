import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { Panel } from '../../../lib/panels';
import { texts } from '../components.texts';
import classes from './app-shell.module.css';
import { Nav } from './nav';
import { PanelLink } from './panel-link';
import type { ScreenGroup } from './screens';

interface SidebarProps {
  panel: Panel;
  groups: readonly ScreenGroup[];
  narrow: boolean;
  /** Narrows or widens the sidebar. */
  onFold: () => void;
}

/** The menu on wide screens. */
export function Sidebar({ panel, groups, narrow, onFold }: SidebarProps) {
  const Fold = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.sidebar}>
      <PanelLink panel={panel} />
      <div className={classes.scroll}>
        <Nav panel={panel.key} label={texts.shell.menu} groups={groups} narrow={narrow} />
      </div>
      <button
        type="button"
        className={classes.fold}
        onClick={onFold}
        aria-label={narrow ? texts.shell.expand : texts.shell.collapse}
      >
        <Fold size={18} stroke={1.7} aria-hidden />
        {!narrow && texts.shell.collapse}
      </button>
    </aside>
  );
}
