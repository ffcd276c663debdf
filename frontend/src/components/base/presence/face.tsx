import { useState } from 'react';
import type { PresentPerson } from '../../../api/presence.gen';
import { thumbUrl } from '../../../lib/files';
import classes from './presence.module.css';
import { texts } from './presence.texts';

/** A person's picture, or the initials if the person has none, if the reader may not see it or if it does not load. */
function Face({ person }: { person: PresentPerson }) {
  const [broken, setBroken] = useState<string>();
  const source = thumbUrl(person.image);
  return (
    <span className={classes.face}>
      {source && broken !== source ? (
        <img src={source} alt="" onError={() => setBroken(source)} />
      ) : (
        texts.initialsOf(texts.nameOf(person))
      )}
    </span>
  );
}

/** Further people are named without a face. */
const MOST_FACES = 3;

/** The faces of people, next to a text that names them. */
export const Faces = ({ people, small }: { people: readonly PresentPerson[]; small?: boolean }) => (
  <span className={classes.faces} data-small={small || undefined} aria-hidden>
    {people.slice(0, MOST_FACES).map((person) => (
      <Face key={`${person.account} ${person.since}`} person={person} />
    ))}
  </span>
);
