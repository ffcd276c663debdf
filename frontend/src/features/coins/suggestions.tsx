import { useSuggestRecipientsQuery } from '../../api/recharge.gen';
import { Avatar } from '../../components/base/avatar';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';
import classes from './suggestions.module.css';

const { suggestions: text } = texts;
/** The API finds nothing for a shorter text. */
const LEAST_LETTERS = 3;

interface SuggestionsProps {
  kind: Recipient['kind'];
  /** What is typed; undefined while it changes. */
  typed: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * Recipients to choose from, in one row that can be scrolled: before typing those of the latest sends, then the users
 * whose usernames begin so.
 */
export function Suggestions({ kind, typed, onChoose }: SuggestionsProps) {
  const isRecent = typed === '';
  const { currentData } = useSuggestRecipientsQuery(isRecent ? { kind } : { kind, begin: typed ?? '' }, {
    skip: !isRecent && (kind === 'coin' || (typed ?? '').length < LEAST_LETTERS),
    refetchOnMountOrArgChange: isRecent,
  });
  if (!currentData?.details.length) return null;
  return (
    <ul className={classes.row} aria-label={isRecent ? text.recent : text.found}>
      {currentData.details.map(({ id, name, image }) => (
        <li key={id}>
          <button type="button" className={classes.person} onClick={() => onChoose(id)}>
            <Avatar image={image} size={28} />
            <span className={classes.names}>
              <span className={classes.name} translate="no">
                {name || id}
              </span>
              <span className={classes.code} translate="no">
                {id}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
