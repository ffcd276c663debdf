import { Button } from '@mantine/core';
import type { AuditEntry } from '../../api/audit.gen';
import { Changes } from '../../components/record-history/changes';
import { describedChanges } from '../../components/record-history/described-changes';
import { formatDateTime } from '../../lib/format';
import classes from './audit.module.css';
import { texts } from './audit.texts';

interface AuditDetailsProps {
  entry: AuditEntry;
  /** Replaces the filters by one that matches this entry. */
  onOnly: (filters: Record<string, string>) => void;
}

/** The full details of an entry: each changed field, the reason and the request's origin. */
export function AuditDetails({ entry, onOnly }: AuditDetailsProps) {
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
    <section className={classes.details} aria-label={texts.details}>
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
          <Button key={label} size="compact-sm" variant="default" onClick={() => onOnly(filters)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
