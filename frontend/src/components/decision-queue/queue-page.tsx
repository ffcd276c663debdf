import type { ComponentType, ReactNode } from 'react';
import { Page } from '../base/page';
import { statuses, type State } from './decisions';
import { StateTabs } from './state-tabs';

interface QueuePageProps {
  state: State;
  /** The page titles and tab labels of the three states. */
  lists: Record<State, { title: string; tab: string }>;
  /** The addresses of the lists. */
  to: Record<State, string>;
  /** The number of records in each list. */
  counts: Record<State, ComponentType>;
  /** The accessible name of the tabs. */
  tabsLabel: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a queue in one state, with tabs to the other states. */
export const QueuePage = ({ state, lists, to, counts, tabsLabel, actions, children }: QueuePageProps) => (
  <Page title={lists[state].title} actions={actions}>
    <StateTabs
      label={tabsLabel}
      state={state}
      tabs={statuses.map((each) => {
        const Count = counts[each];
        return { state: each, label: lists[each].tab, to: to[each], count: <Count /> };
      })}
    />
    {children}
  </Page>
);
