import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { nextSort } from '../../../lib/list-state';
import { texts } from '../components.texts';
import classes from './list-table.module.css';

interface SortHeadProps {
  title: string;
  field: string;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/**
 * A button inside the column head. The table's own sorting turns the head itself into a button and hides its role as a
 * column head.
 */
export function SortHead({ title, field, sort, onSort }: SortHeadProps) {
  const state = sort === field ? 'up' : sort === `-${field}` ? 'down' : undefined;
  const Icon = state === 'up' ? IconArrowUp : state === 'down' ? IconArrowDown : IconArrowsSort;
  const spoken = { up: texts.list.ascending(title), down: texts.list.descending(title) };
  return (
    <button
      type="button"
      className={classes.sort}
      data-on={state}
      aria-label={state ? spoken[state] : undefined}
      onClick={() => onSort(nextSort(sort, field))}
    >
      {title}
      <Icon size={14} aria-hidden />
    </button>
  );
}
