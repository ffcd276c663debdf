import type { StatementDay } from '../../api/ledger.gen';
import type { DaySums } from '../../components/base/list-page/list-days';
import { texts } from './ledger.texts';

const { days: label } = texts.statement;

/** The sums of a day in a statement. */
export const statementDays: DaySums<StatementDay> = [
  { title: label.received, value: ({ received }) => received },
  { title: label.given, value: ({ given }) => given },
];
