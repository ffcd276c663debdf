import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import classes from './list-page.module.css';
import type { SelectAll } from './use-select-all';

/** Extends the selection from the page to everything that matches, and clears it again. */
export function SelectAllButton<Row>({ all, total }: { all: SelectAll<Row>; total: number }) {
  if (!all.isAll && !all.hasMore) return null;
  return (
    <button type="button" className={classes.link} onClick={all.isAll ? all.clear : all.selectAll}>
      {all.isAll ? texts.list.clearSelection : texts.list.selectAllMatches(formatNumber(total))}
    </button>
  );
}
