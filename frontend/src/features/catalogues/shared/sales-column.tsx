import { skipToken } from '@reduxjs/toolkit/query';
import type { CatalogueKind } from '../../../api/catalogues.gen';
import { useCountItemSalesQuery, type ItemSales } from '../../../api/items.gen';
import type { Column } from '../../../components/base/list-page/list.types';
import { itemKinds, type ItemKind } from '../../../components/pickers/item-choices';
import { formatNumber } from '../../../lib/format';
import type { CatalogueRow } from './catalogue-row';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

/** The highest number that the API counts to. */
const MAX_COUNTED = 10_000;
const counted = (count: number) =>
  count < MAX_COUNTED ? formatNumber(count) : texts.atLeast(formatNumber(count));

/**
 * Returns the column with how often the records on the page were sold and how many users have them; none for catalogues
 * of which users own nothing. The numbers come after the list.
 */
export function useSalesColumn<Row extends CatalogueRow>(
  kind: CatalogueKind,
  rows: readonly Row[] | undefined,
): Column<Row>[] {
  const sold: ItemKind | undefined = itemKinds.find((one) => one === kind);
  const ids = rows?.map(({ _id }) => _id) ?? [];
  const { data } = useCountItemSalesQuery(sold && ids.length ? { kind: sold, ids } : skipToken);
  if (!sold) return [];
  const byId = new Map<string, ItemSales>(data?.details.map((one) => [one.id, one]));
  return [
    {
      field: 'sold',
      title: texts.columns.sold,
      align: 'end',
      minor: true,
      value: ({ _id }) => {
        const sales = byId.get(_id);
        return (
          sales && (
            <span className={classes.sales}>{texts.sales(counted(sales.sold), counted(sales.owners))}</span>
          )
        );
      },
    },
  ];
}
