import type { ComponentType, ReactNode } from 'react';
import { Page } from '../page';
import { statuses, type State } from './decisions';
import { StateTabs } from './state-tabs';

interface QueuePageProps {
  state: State;
  /** What the lists of the three states are called. */
  lists: Record<State, { title: string; tab: string }>;
  /** Where they are. */
  to: Record<State, string>;
  /** How many records each of them holds. */
  counts: Record<State, ComponentType>;
  /** The name of the tabs for a screen reader. */
  tabsLabel: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The screen of a queue in one state, with tabs that lead to the other states. */
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
