import { texts } from '../components.texts';
import classes from './decision-queue.module.css';
import type { Move } from './decisions';

/** The keys that do something in a list with these moves. */
export const KeyLegend = ({ moves }: { moves: Move[] }) => (
  <span className={classes.keys}>
    {texts.queue.keys
      .filter(({ move }) => !move || moves.includes(move))
      .map(({ key, meaning }) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
  </span>
);
