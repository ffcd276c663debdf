import { formatNumber } from '../../lib/format';
import { texts } from './components.texts';
import classes from './name-list.module.css';

/** The question names at most this many records. */
const MOST_NAMED = 8;

interface NameListProps {
  /** The names of the records, or of those that are known. */
  names: readonly string[];
  /** The number of all records. */
  count: number;
}

/** Names the records that a bulk question is about: the first ones, and how many more there are. */
export function NameList({ names, count }: NameListProps) {
  const named = names.slice(0, MOST_NAMED);
  const more = count - named.length;
  if (!named.length) return null;
  return (
    <ul className={classes.names} aria-label={texts.records} translate="no">
      {named.map((name, at) => (
        <li key={`${at} ${name}`}>{name}</li>
      ))}
      {more > 0 && <li className={classes.more}>{texts.andMore(more, formatNumber(more))}</li>}
    </ul>
  );
}
