import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './state-tabs.module.css';

interface StateTab {
  state: string;
  label: string;
  to: string;
  count: ReactNode;
}

/** Tabs with counts that split records by state; each tab is a separate page. */
export const StateTabs = ({ label, tabs, state }: { label: string; tabs: StateTab[]; state: string }) => (
  <nav aria-label={label} className={classes.tabs}>
    {tabs.map((tab) => (
      <Link
        key={tab.state}
        to={tab.to}
        className={classes.tab}
        aria-current={tab.state === state ? 'page' : undefined}
      >
        {tab.label}
        {tab.count}
      </Link>
    ))}
  </nav>
);
