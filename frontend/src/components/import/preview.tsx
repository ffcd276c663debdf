import { Switch } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format';
import { StatusBadge } from '../base/status-badge';
import { CheckedRows } from './checked-rows';
import { Faults } from './faults';
import classes from './import.module.css';
import { texts } from './import.texts';
import type { ImportPreview, PreviewedRow } from './import.types';

const { preview: shown } = texts;

/** The heads of the columns. Without a head for coins, the rows have none. */
export interface PreviewHeads {
  label: string;
  coins?: string;
}

interface PreviewProps {
  preview: ImportPreview;
  heads: PreviewHeads;
}

/** The rows that were found: rows with errors first. */
export function Preview({ preview, heads }: PreviewProps) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const { total, faulty, coins, rows } = preview;
  const isFaulty = ({ errors }: PreviewedRow) => errors.length > 0;
  const ordered = [...rows.filter(isFaulty), ...(onlyFaulty ? [] : rows.filter((row) => !isFaulty(row)))];
  return (
    <div className={classes.preview}>
      <div className={classes.bar}>
        <p role="status" className={classes.counts}>
          <StatusBadge tone="accent">{shown.rows(total)}</StatusBadge>
          {heads.coins && <StatusBadge tone="accent">{shown.coins(coins)}</StatusBadge>}
          <StatusBadge tone={faulty ? 'bad' : 'good'}>{shown.faulty(faulty)}</StatusBadge>
        </p>
        {faulty > 0 && (
          <Switch
            label={shown.onlyFaulty}
            checked={onlyFaulty}
            onChange={({ currentTarget }) => setOnlyFaulty(currentTarget.checked)}
          />
        )}
      </div>
      <Faults rows={rows} />
      <CheckedRows
        rows={ordered}
        columns={[
          {
            title: heads.label,
            value: ({ label, detail }) => (
              <>
                {label}
                {detail && <span className={classes.second}>{detail}</span>}
              </>
            ),
          },
          ...(heads.coins
            ? [
                {
                  title: heads.coins,
                  align: 'end' as const,
                  value: ({ coins: own }: PreviewedRow) => coinsOf(own),
                },
              ]
            : []),
        ]}
        result={(row) => !isFaulty(row) && <StatusBadge tone="good">{shown.ready}</StatusBadge>}
      />
    </div>
  );
}

const coinsOf = (coins: number | null) => (coins === null ? '–' : formatNumber(coins));
