import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { csvOf, saveText } from '../../lib/csv';
import { formatNumber } from '../../lib/format';
import type { CheckedRow } from './checked-rows';
import classes from './import.module.css';
import { texts } from './import.texts';

const { faults: text } = texts;
/** The rows that are named of those with the same error. */
const NAMED = 5;

type FaultyRow = CheckedRow & { label: string };
interface Group {
  field: string;
  message: string;
  rows: number[];
}

/** Returns the errors that more than one row has, the most frequent first. */
function sharedFaults(rows: readonly CheckedRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { row, errors } of rows)
    for (const { field, message } of errors) {
      const key = JSON.stringify([field, message]);
      const group = groups.get(key) ?? { field, message, rows: [] };
      group.rows.push(row);
      groups.set(key, group);
    }
  return [...groups.values()]
    .filter((group) => group.rows.length > 1)
    .sort((one, other) => other.rows.length - one.rows.length);
}

function named(rows: number[]): string {
  const first = rows.slice(0, NAMED).map(formatNumber).join(', ');
  return rows.length > NAMED ? text.more(first, rows.length - NAMED) : first;
}

/** The errors of a file: those of several rows once, and all of them as a file. Renders nothing without an error. */
export function Faults({ rows }: { rows: readonly FaultyRow[] }) {
  const faulty = rows.filter(({ errors }) => errors.length > 0);
  if (!faulty.length) return null;
  const groups = sharedFaults(faulty);
  const lines = faulty.flatMap(({ row, label, errors }) =>
    errors.map(({ field, message }) => [row, label, field, message]),
  );
  return (
    <section className={classes.faults} aria-label={text.title}>
      {groups.length > 0 && (
        <>
          <h3>{text.title}</h3>
          <ul>
            {groups.map(({ field, message, rows: found }) => (
              <li key={field + message}>
                <p className={classes.fault}>
                  {field && <strong>{field}: </strong>}
                  {message}
                </p>
                <p className={classes.optional}>{text.of(found.length, named(found))}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={15} aria-hidden />}
        onClick={() => saveText(csvOf([text.heads, ...lines]), text.file)}
      >
        {text.download}
      </Button>
    </section>
  );
}
