import type { ImportedRow, ImportReport } from '../../../api/catalogues.gen';
import { CheckedRows } from '../../../components/import/checked-rows';
import { Faults } from '../../../components/import/faults';
import { StatusBadge, type Tone } from '../../../components/base/status-badge';
import { formatNumber } from '../../../lib/format';
import classes from './imports.module.css';
import { texts as text } from './imports.texts';

const tones: Record<ImportedRow['outcome'], Tone> = {
  added: 'good',
  changed: 'accent',
  unchanged: 'calm',
  refused: 'bad',
};
const outcomes = ['refused', 'added', 'changed', 'unchanged'] as const;

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
      {report.ignored.length > 0 && (
        <p className={classes.ignored}>{text.ignored(report.ignored.join(', '))}</p>
      )}
      <Faults rows={rows} />
      <CheckedRows
        rows={rows}
        columns={[{ title: text.record, value: ({ label }) => label }]}
        result={({ outcome }) => <StatusBadge tone={tones[outcome]}>{words[outcome]}</StatusBadge>}
      />
    </div>
  );
}
