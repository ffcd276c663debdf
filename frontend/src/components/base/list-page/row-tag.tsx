import type { PresentPerson } from '../../../api/presence.gen';
import { Faces } from '../presence/face';
import { texts } from '../presence/presence.texts';
import type { RowMark } from './list.types';
import classes from './row-tag.module.css';

interface RowTagsProps {
  /** The id of the row. */
  id: string;
  mark: RowMark | undefined;
  /** The people who have the row's record open. */
  people: readonly PresentPerson[] | undefined;
}

/** The element that says who has a row's record open. */
export const presenceId = (id: string) => `present-${id}`;

/**
 * Says who has a row's record open, and who has just changed it. The tags lie on the lower edge of the row, so that no
 * row grows.
 */
export function RowTags({ id, mark, people }: RowTagsProps) {
  if (!mark && !people) return null;
  return (
    <span className={classes.tags}>
      {people && (
        <span id={presenceId(id)} className={classes.tag} data-present>
          <Faces small people={people} />
          <span className={classes.text}>{texts.inRow(people.map(texts.nameOf))}</span>
        </span>
      )}
      {mark && (
        <span className={classes.tag}>
          <span className={classes.text}>{mark.when ? `${mark.did}, ${mark.when}` : mark.did}</span>
        </span>
      )}
    </span>
  );
}
