import type { ListOrder } from '../../../lib/list-state';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from '../components.texts';
import type { Column } from './list.types';

const AGE = 'createdAt';

/** The orders by age of a list that can be sorted by it without a column that shows it. */
export const ordersByAge = <Row>({ sorts }: ListState, shown: Column<Row>[]): ListOrder[] =>
  sorts.includes(AGE) && !shown.some(({ sort }) => sort === AGE)
    ? [
        { value: `-${AGE}`, label: texts.list.newestFirst },
        { value: AGE, label: texts.list.oldestFirst },
      ]
    : [];
