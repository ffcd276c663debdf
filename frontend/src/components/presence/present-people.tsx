import type { ChangedKind } from '../../api/changes.gen';
import { texts } from './presence.texts';
import classes from './presence.module.css';
import { usePresence } from './use-presence';

/** More faces than this are told by their names only. */
const MOST_FACES = 3;

interface PresentPeopleProps {
  kind: ChangedKind;
  /** The id of the record. */
  id: string;
  /** Below a row of a list, whose edges it keeps. */
  inRow?: boolean;
}

/** Says who else has the record open. Renders nothing visible while the reader is alone. */
export function PresentPeople({ kind, id, inRow }: PresentPeopleProps) {
  const people = usePresence(kind, id);
  const names = people.map(texts.nameOf);
  return (
    <div
      role="status"
      className={classes.people}
      data-alone={names.length === 0 || undefined}
      data-in-row={inRow}
    >
      {names.length > 0 && (
        <>
          <span className={classes.faces} aria-hidden>
            {people.slice(0, MOST_FACES).map((person) => (
              <span key={`${person.account} ${person.since}`} className={classes.face}>
                {texts.initialsOf(texts.nameOf(person))}
              </span>
            ))}
          </span>
          <span>{texts.here(names)}</span>
        </>
      )}
    </div>
  );
}
