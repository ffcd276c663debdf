import { Checkbox, Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Choice } from '../choice';
import { texts } from '../components.texts';
import { DayCaption } from './day-caption';
import { DetailsButton } from './details-button';
import classes from './list-cards.module.css';
import type { Column, Listed, RowsProps } from './list.types';
import { isOpeningClick } from './opening-click';
import { RowActions } from './row-actions';
import { presenceId, RowTags } from './row-tag';

/** The rows of a list as cards, for phones. */
export function ListCards<Row extends Listed>(props: RowsProps<Row>) {
  const { columns, rows, actions, details, current, dragged, settled } = props;
  return (
    <>
      <div className={classes.tools}>
        <SortChoice {...props} />
        <SelectAll {...props} />
      </div>
      <ul>
        {rows?.map((row) => {
          const decided = settled?.get(row._id);
          const mark = props.marks.get(row._id);
          const state =
            decided === undefined ? { 'data-row': row._id } : { 'data-settled': row._id, inert: true };
          const day = props.days?.find(({ before }) => before === row._id);
          return (
            <Fragment key={row._id}>
              {day && (
                <li className={classes.day}>
                  <DayCaption day={day} />
                </li>
              )}
              <li
                className={classes.card}
                {...state}
                data-dragged={dragged === row._id || undefined}
                data-marked={props.marked === row._id || undefined}
                data-current={current?.id === row._id || undefined}
                data-opened={props.people?.has(row._id) || undefined}
                data-changed={mark !== undefined || undefined}
                data-opens={details !== undefined || undefined}
                onClick={(event) => {
                  if (isOpeningClick(event)) details?.onOpen(row._id);
                }}
              >
                {details && (
                  <DetailsButton
                    id={row._id}
                    name={props.rowName(row)}
                    describedBy={props.people?.has(row._id) ? presenceId(row._id) : undefined}
                    onOpen={details.onEnter}
                  />
                )}
                <RowTags id={row._id} mark={mark} people={props.people?.get(row._id)} />
                <Card row={row} columns={columns} controls={<CardControls {...props} row={row} />} />
                {decided !== undefined ? (
                  <div data-actions className={classes.decided}>
                    {decided}
                  </div>
                ) : (
                  actions && <RowActions actions={actions(row)} name={props.rowName(row)} />
                )}
              </li>
            </Fragment>
          );
        }) ??
          Array.from({ length: props.limit }, (_, index) => (
            <li key={index} className={classes.card}>
              <Skeleton height={130} className={classes.waiting} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** The checkbox that selects the card and its drag handle. */
function CardControls<Row extends Listed>({
  row,
  selection,
  handle,
  rowName,
}: RowsProps<Row> & { row: Row }) {
  if (!selection && !handle) return null;
  const { _id: id } = row;
  return (
    <div className={classes.controls}>
      {selection && (
        <Checkbox
          aria-label={texts.list.select(rowName(row))}
          disabled={selection.can?.(row) === false}
          checked={selection.ids.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            selection.onChange(
              checked ? [...selection.ids, id] : selection.ids.filter((other) => other !== id),
            )
          }
        />
      )}
      {handle?.(row)}
    </div>
  );
}

/** Selects all cards, as the checkbox in the table's head does. */
function SelectAll<Row extends Listed>({ rows, selection }: RowsProps<Row>) {
  if (!selection || !rows?.length) return null;
  const can = rows.filter((row) => selection.can?.(row) ?? true).map(({ _id }) => _id);
  const all = can.length > 0 && can.every((id) => selection.ids.includes(id));
  return (
    <Checkbox
      label={texts.list.selectAll}
      disabled={!can.length}
      checked={all}
      indeterminate={!all && selection.ids.length > 0}
      onChange={() => selection.onChange(all ? [] : can)}
    />
  );
}

interface CardProps<Row> {
  row: Row;
  columns: Column<Row>[];
  controls: ReactNode;
}

function Card<Row>({ row, columns, controls }: CardProps<Row>) {
  const place = (card: Column<Row>['card']) => columns.find((column) => column.card === card);
  const [picture, title, badge] = [place('picture'), place('title'), place('badge')];
  return (
    <>
      <div className={classes.head}>
        {picture?.value(row)}
        <div className={classes.names}>
          <div translate="no" className={classes.title}>
            {title?.value(row)}
          </div>
          {badge?.value(row)}
        </div>
        {controls}
      </div>
      <dl className={classes.pairs}>
        {columns
          .filter(({ card }) => !card)
          .map((column) => (
            <div key={column.title}>
              <dt>{column.title}</dt>
              <dd>{column.value(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Sorts the cards, as the column heads and the View button of the table do. */
function SortChoice<Row>({ columns, sort, orders, onSort }: RowsProps<Row>) {
  const byColumn = columns.flatMap(({ sort: field, title }) =>
    field
      ? [
          { value: field, label: texts.list.ascending(title) },
          { value: `-${field}`, label: texts.list.descending(title) },
        ]
      : [],
  );
  const choices = [...orders, ...byColumn];
  if (!choices.length) return null;
  return (
    <Choice
      size="sm"
      aria-label={texts.list.sortBy}
      data={[{ value: '', label: texts.list.unsorted }, ...choices]}
      value={sort ?? ''}
      onChange={(chosen) => onSort(chosen || undefined)}
    />
  );
}
