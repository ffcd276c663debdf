import classes from './marks.module.css';

/** Something about a waiting record that a decision has to consider. */
export interface Mark {
  /** At most a few words. */
  label: string;
  /** Says in a sentence what was found. */
  reason: string;
}

/** The marks of a row, each with its reason as the tooltip. */
export const Marks = ({ marks }: { marks: Mark[] }) =>
  marks.length > 0 && (
    <ul className={classes.marks}>
      {marks.map(({ label, reason }) => (
        <li key={label} title={reason}>
          {label}
        </li>
      ))}
    </ul>
  );
