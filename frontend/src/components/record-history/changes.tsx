import classes from './history.module.css';
import { texts } from '../base/on-demand/history.texts';
import type { DescribedEntry } from './history.types';
import { describedChanges, type DescribedChange } from './described-changes';

/** Lists what a change by staff changed, one sentence per field. Renders nothing if the entry's action says it all. */
export function Changes({ entry }: { entry: DescribedEntry }) {
  const changes = describedChanges(entry);
  if (!changes.length) return null;
  return (
    <ul className={classes.changes} aria-label={texts.whatChanged}>
      {changes.map((change) => (
        <li key={change.field}>
          <Sentence {...change} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ field, before, after, change }: DescribedChange) {
  const name = <strong>{field}</strong>;
  if (change === 'removed')
    return (
      <>
        {name} {texts.words.removed}
        {before && (
          <>
            : <del>{before}</del>
          </>
        )}
      </>
    );
  if (after === undefined)
    return (
      <>
        {name} {texts.words.changed}
      </>
    );
  if (before === undefined)
    return (
      <>
        {name}: <ins>{after}</ins>
      </>
    );
  return (
    <>
      {name} {texts.words.from} <del>{before}</del> {texts.words.to} <ins>{after}</ins>
    </>
  );
}
