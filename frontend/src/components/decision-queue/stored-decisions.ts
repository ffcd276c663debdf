// Decisions that have no answer yet, in the browser's storage: a tab may close before the server has answered.
import { panelOf } from '../../lib/panels';
import { storedName, sessionEntry, type Profile } from '../../lib/session';
import { browserStorage } from '../../lib/storage';
import type { Decision } from './decisions';

/** A decision that can be sent again under its key, which makes it run once. */
export interface StoredDecision {
  key: string;
  /** The id of the decider. */
  by: string;
  /** When the decision is sent, in milliseconds since 1970. */
  due: number;
  ids: string[];
  decision: Decision;
  /** The names of the records. */
  names: string;
}

const PREFIX = 'decision ';

/** Returns the panel and the id of the person in this tab. */
function here() {
  const panel = panelOf(window.location.pathname)?.key;
  const entry = panel && sessionEntry(panel);
  return entry ? { panel, by: (JSON.parse(entry) as Profile)._id } : undefined;
}

export function storeDecision(decision: Omit<StoredDecision, 'by'>): void {
  const at = here();
  if (!at) return;
  const entry: StoredDecision = { ...decision, by: at.by };
  browserStorage.set(storedName(at.panel, PREFIX + decision.key), JSON.stringify(entry));
}

export function forgetDecision(key: string): void {
  const at = here();
  if (at) browserStorage.remove(storedName(at.panel, PREFIX + key));
}

/** Returns the decisions of the person that have no answer. */
export function storedDecisions(): StoredDecision[] {
  const at = here();
  if (!at) return [];
  return browserStorage
    .names()
    .filter((name) => name.startsWith(storedName(at.panel, PREFIX)))
    .map((name) => JSON.parse(browserStorage.get(name) ?? '{}') as StoredDecision)
    .filter(({ by }) => by === at.by);
}
