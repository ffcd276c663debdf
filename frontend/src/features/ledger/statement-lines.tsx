import { Fragment } from 'react';
import type { StatementDay } from '../../api/ledger.gen';
import { formatDateTime, formatDay, formatNumber } from '../../lib/format';
import { texts } from './ledger.texts';
import classes from './statement-lines.module.css';

const { print: text, period } = texts.statement;

/** A row of a printed statement. */
export interface PrintedRow {
  _id: string;
  createdAt: string;
  entry: string;
  other: string;
  amount: number;
  /** null: not known. */
  balance: number | null;
}

interface StatementLinesProps {
  /** Oldest first. */
  rows: PrintedRow[];
  days: StatementDay[];
  opening: number;
  closing: number;
}

/** The entries of a printed statement, oldest first, with a total after each day. */
export function StatementLines({ rows, days, opening, closing }: StatementLinesProps) {
  const heads = Object.values(text.heads);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Balance title={period.opening} coins={opening} />
        {rows.map((row) => {
          // The list is newest first, so the first row of a day there is its last row here.
          const day = days.find(({ before }) => before === row._id);
          return (
            <Fragment key={row._id}>
              <tr>
                <td>{formatDateTime(row.createdAt)}</td>
                <td>{row.entry}</td>
                <td>{row.other}</td>
                <td>{row.amount > 0 && formatNumber(row.amount)}</td>
                <td>{row.amount < 0 && formatNumber(-row.amount)}</td>
                <td>{row.balance === null ? '' : formatNumber(row.balance)}</td>
              </tr>
              {day && <DayTotal day={day} />}
            </Fragment>
          );
        })}
        <Balance title={period.closing} coins={closing} />
      </tbody>
    </table>
  );
}

const Balance = ({ title, coins }: { title: string; coins: number }) => (
  <tr className={classes.sum}>
    <th scope="row" colSpan={5}>
      {title}
    </th>
    <td>{formatNumber(coins)}</td>
  </tr>
);

const DayTotal = ({ day: { day, received, given } }: { day: StatementDay }) => (
  <tr className={classes.sum}>
    <th scope="row" colSpan={3}>
      {text.total(formatDay(day))}
    </th>
    <td>{received !== null && formatNumber(received)}</td>
    <td>{given !== null && formatNumber(given)}</td>
    <td />
  </tr>
);
