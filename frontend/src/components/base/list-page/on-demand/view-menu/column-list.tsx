import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../../lib/format';
import { listColumnLimits } from '../../../../../api/lists.gen';
import { useArrangedRows } from '../../../arrange/use-arranged-rows';
import classes from './view-menu.module.css';
import { texts } from './view-menu.texts';
import { useDeclaredKeys } from '../../../use-declared-keys';
import { columnKeys } from './view-menu.keys';

const { minimum, maximum } = listColumnLimits.width;

/** How much an arrow key changes a width, in pixels. */
const STEP = 20;

/** A column as the menu shows it. */
interface MenuColumn {
  field: string;
  title: string;
  card?: 'picture' | 'title' | 'badge';
  hidden: boolean;
  chosen: boolean;
  sized: boolean;
  width?: number | string;
}

export interface ColumnListProps {
  /** All columns in their order, hidden ones too. */
  columns: readonly MenuColumn[];
  /** Moves a column to a place, counted from 1. */
  onMove: (field: string, place: number) => void;
  onShown: (field: string, shown: boolean) => void;
  onWidth: (field: string, width: number | undefined) => void;
  /** Returns the present width of a column, in pixels. Undefined for a column that is not on the screen. */
  widthOf: (field: string) => number | undefined;
}

/** The columns of a table: which are shown, in which order and how wide, by mouse and by keyboard. */
export function ColumnList({ columns, onMove, onShown, onWidth, widthOf }: ColumnListProps) {
  const [heading, hint] = [useId(), useId()];
  const [said, say] = useState('');
  const rows = useMemo(() => columns.map((column) => ({ _id: column.field, column })), [columns]);
  const arranged = useArrangedRows(
    { rows, first: 1, rowName: ({ column }) => column.title },
    { move: (field, place) => Promise.resolve(onMove(field, place)) },
    rows.length,
  );
  const onlyOne = columns.filter(({ hidden }) => !hidden).length < 2;

  useDeclaredKeys(columnKeys);
  function resize({ field, title }: MenuColumn, change: number) {
    const before = widthOf(field);
    if (before === undefined) return;
    const width = Math.min(maximum, Math.max(minimum, before + change));
    onWidth(field, width);
    say(texts.width(title, formatNumber(width)));
  }
  function onKeyDown(event: KeyboardEvent, row: (typeof rows)[number]) {
    const { key, currentTarget } = event;
    const wider = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const place = arranged.place(row._id);
    if (key === 'ArrowUp' && place > 1) void arranged.moveTo(row, place - 1);
    else if (key === 'ArrowDown' && place < rows.length) void arranged.moveTo(row, place + 1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') resize(row.column, key === wider ? STEP : -STEP);
    else if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
  }

  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {texts.columns}
      </h2>
      <ul className={classes.columns}>
        {arranged.rows?.map((row) => {
          const { field, title, card, hidden, chosen, sized, width } = row.column;
          return (
            <li
              key={field}
              data-row={field}
              data-dragged={arranged.dragged === field || undefined}
              className={classes.column}
            >
              <Checkbox
                size="xs"
                className={classes.shown}
                label={title}
                checked={!hidden}
                disabled={card === 'title' || (onlyOne && !hidden)}
                onChange={({ currentTarget }) => onShown(field, currentTarget.checked)}
              />
              {!hidden && !chosen && widthOf(field) === undefined && (
                <button
                  type="button"
                  className={classes.anyway}
                  title={texts.noRoom}
                  aria-label={`${texts.showAnyway}: ${title}`}
                  onClick={() => onShown(field, true)}
                >
                  {texts.showAnyway}
                </button>
              )}
              {sized && !hidden && (
                <span className={classes.width}>{texts.pixels(formatNumber(Number(width)))}</span>
              )}
              <ActionIcon
                size="sm"
                className={classes.handle}
                aria-label={texts.handle(title)}
                aria-describedby={hint}
                onPointerDown={arranged.grip(row)}
                onKeyDown={(event) => onKeyDown(event, row)}
              >
                <IconGripVertical size={15} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <p id={hint} className={classes.hint}>
        {texts.hint}
      </p>
      <VisuallyHidden role="status">{said || arranged.said}</VisuallyHidden>
    </section>
  );
}
