import { ScrollArea, Table } from '@mantine/core';
import type { ImportedRow, ImportReport } from '../../../api/catalogues.gen';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { formatNumber } from '../../../lib/format';
import classes from './tools.module.css';
import { texts } from './tools.texts';

const { transfer: text } = texts;
const tones: Record<ImportedRow['outcome'], Tone> = {
  added: 'good',
  changed: 'accent',
  unchanged: 'calm',
  refused: 'bad',
};
const outcomes = ['refused', 'added', 'changed', 'unchanged'] as const;
/** The maximum number of rows that are shown. */
const most = 200;

/** Lists what happened, or would happen, to each record: rejected records first, with their reasons. */
export function ImportRows({ report, done }: { report: ImportReport; done: boolean }) {
  const words = done ? text.done : text.would;
  const rows = [...report.rows].sort(
    (one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome),
  );
  return (
    <div className={classes.report}>
      <p role="status" className={classes.counts}>
        {outcomes.map((outcome) => (
          <StatusBadge key={outcome} tone={report[outcome] ? tones[outcome] : 'calm'}>
            {`${formatNumber(report[outcome])} ${words[outcome]}`}
          </StatusBadge>
        ))}
      </p>
      <ScrollArea.Autosize mah={300} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': text.rows }}>
        <Table className={classes.rows}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.row}</Table.Th>
              <Table.Th>{text.record}</Table.Th>
              <Table.Th>{text.outcome}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, most).map(({ row, label, outcome, errors }) => (
              <Table.Tr key={row}>
                <Table.Td>{formatNumber(row)}</Table.Td>
                <Table.Td>{label}</Table.Td>
                <Table.Td>
                  <StatusBadge tone={tones[outcome]}>{words[outcome]}</StatusBadge>
                  {errors.map(({ field, message }) => (
                    <p key={field + message} className={classes.fault}>
                      {field && <strong>{field}: </strong>}
                      {message}
                    </p>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {rows.length > most && <p className={classes.hint}>{text.more(formatNumber(rows.length - most))}</p>}
    </div>
  );
}
