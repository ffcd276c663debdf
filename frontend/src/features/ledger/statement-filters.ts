import { statementList } from '../../api/ledger.lists.gen';
import { ownStatementList } from '../../api/recharge.lists.gen';
import { byCoins } from '../../components/base/filters/coin-filter';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { texts } from './ledger.texts';

const { filters: label } = texts.statement;

/** The filters of the statement of any account, for admins. */
export const statementFilters = listFilters(statementList, {
  kind: [label.kind, texts.kinds],
  days: label.date,
  ...byCoins,
});

/** The filters of a coin agency's own statement. */
export const ownStatementFilters = listFilters(ownStatementList, {
  entry: [label.kind, texts.own.entries],
  days: label.date,
  counterparty: label.counterparty,
  ...byCoins,
});

const periodFilters = listFilters(statementList, { days: label.date, coins: false, kind: false });

/** Returns the period of a printed statement. */
export const usePrintedPeriod = () => useListFilters(periodFilters);
