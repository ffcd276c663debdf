import type { ChangedKind } from '../../api/changes.gen';
import { Faces } from '../base/presence/face';
import classes from '../base/presence/presence.module.css';
import { texts } from '../base/presence/presence.texts';
import { usePresence } from './use-presence';

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
          <Faces people={people} />
          <span>{texts.here(names)}</span>
        </>
      )}
    </div>
  );
}
