import { byCoins } from '../../components/filters/coin-filter';
import { choice, dayRange, listFilters, text } from '../../components/filters/list-filters';
import { texts } from './ledger.texts';

const { filters: label } = texts.statement;
const date = dayRange(label.date, ['from', 'to']);

/** The filters of the statement of any account, for admins. */
export const statementFilters = listFilters({ kind: choice(label.kind, texts.kinds), date, ...byCoins });

/** The filters of a coin agency's own statement. */
export const ownStatementFilters = listFilters({
  entry: choice(label.kind, texts.own.entries),
  date,
  counterparty: text(label.counterparty, 50),
  ...byCoins,
});

/** The period of a printed statement. */
export const periodFilters = listFilters({ date });
