import { Button } from '@mantine/core';
import type { AuditEntry } from '../../api/audit.gen';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { Changes } from '../../components/record-history/changes';
import { describedChanges } from '../../components/record-history/described-changes';
import { formatDateTime } from '../../lib/format';
import { useAuditFilters } from './audit-filters';
import classes from './audit.module.css';
import { texts } from './audit.texts';

/** The full details of an entry: each changed field, the reason and the request's origin. */
export function AuditDetails({ row: entry }: MoreProps<AuditEntry>) {
  const { show } = useAuditFilters();
  const { actor, action, target, requestId } = entry;
  const ways: [string, Record<string, string>][] = [
    [texts.to.target, { kind: target.kind, target: target.id }],
    [texts.to.actor(actor.name), { actor: actor.id }],
    [texts.to.action, { action }],
    ...(requestId ? [[texts.to.request, { requestId }] satisfies [string, Record<string, string>]] : []),
  ];
  const facts = [
    [texts.columns.when, formatDateTime(entry.at)],
    [texts.passwordIssuer, entry.passwordBy],
    [texts.reason, entry.reason],
    [texts.address, entry.address],
    [texts.recordId, target.id],
    [texts.request, requestId],
  ].filter(([, value]) => value);
  return (
    <div className={classes.details}>
      {describedChanges(entry).length ? <Changes entry={entry} /> : <p>{texts.nothing}</p>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.ways}>
        {ways.map(([label, filters]) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => show(filters)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
