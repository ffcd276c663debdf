import classes from './day-caption.module.css';
import type { ShownDay } from './list-days';

/** The day above its rows, with count and sums of all its records, also of those on other pages. */
export const DayCaption = ({ day: { title, count, sums } }: { day: ShownDay }) => (
  <div className={classes.day}>
    <span className={classes.title}>{title}</span>
    <span>{count}</span>
    {sums.map((sum) => (
      <span key={sum.title}>
        {sum.title} <b>{sum.value}</b>
      </span>
    ))}
  </div>
);

/** A row of the table that holds the day. */
export const DayRow = ({ day, columns }: { day: ShownDay; columns: number }) => (
  <tr className={classes.row}>
    <th scope="rowgroup" colSpan={columns}>
      <DayCaption day={day} />
    </th>
  </tr>
);
