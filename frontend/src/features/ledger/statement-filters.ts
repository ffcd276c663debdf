import { listStatementFilters } from '../../api/ledger.filters.gen';
import { listOwnStatementFilters } from '../../api/recharge.filters.gen';
import { byCoins } from '../../components/filters/coin-filter';
import { listFilters } from '../../components/filters/list-filters';
import { useListFilters } from '../../components/filters/use-list-filters';
import { texts } from './ledger.texts';

const { filters: label } = texts.statement;

/** The filters of the statement of any account, for admins. */
export const statementFilters = listFilters(listStatementFilters, {
  kind: [label.kind, texts.kinds],
  days: label.date,
  ...byCoins,
});

/** The filters of a coin agency's own statement. */
export const ownStatementFilters = listFilters(listOwnStatementFilters, {
  entry: [label.kind, texts.own.entries],
  days: label.date,
  counterparty: label.counterparty,
  ...byCoins,
});

const periodFilters = listFilters(listStatementFilters, { days: label.date });

/** Returns the period of a printed statement. */
export const usePrintedPeriod = () => useListFilters(periodFilters);
