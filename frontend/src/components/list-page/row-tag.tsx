import classes from './row-tag.module.css';
import type { RowMark } from './list.types';

/** Says who has just changed a row. The tag lies on the lower edge of the row, so that no row grows. */
export const RowTag = ({ mark: { did, when } }: { mark: RowMark }) => (
  <span className={classes.tag}>{when ? `${did}, ${when}` : did}</span>
);
