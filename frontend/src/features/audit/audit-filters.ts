import { auditList } from '../../api/audit.lists.gen';
import { useSearchParams } from 'react-router-dom';
import { linked, listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { texts as history } from '../../components/base/on-demand/history.texts';
import { texts } from './audit.texts';

const { filters: label } = texts;

const nameOf = (action: string) => {
  const [kind = action] = action.split('.');
  return label.actionOf(history.kindOf(kind), history.actionOf(action));
};
/** `decisions` means all decisions about waiting records. */
const actions: Record<string, string> = {
  decisions: label.decisions,
  ...Object.fromEntries(history.actions.map((action) => [action, nameOf(action)])),
};

const filters = listFilters(auditList, {
  action: [label.action, actions],
  // A record belongs to one kind, so another kind clears the filter by record.
  kind: [label.kind, history.kinds, { clears: ['target'] }],
  who: label.who,
  role: [label.role, texts.roles],
  days: label.date,
  actor: linked(() => label.only.actor),
  target: linked(() => label.only.target),
  requestId: linked(() => label.only.requestId),
});

export function useAuditFilters() {
  const list = useListFilters(filters);
  const setParams = useSearchParams()[1];
  return {
    ...list,
    /** Sets these filters and clears all others. */
    show: (chosen: Record<string, string>) => setParams(chosen),
  };
}
