import type { Subject } from './boards';
import card from './figure-card.module.css';
import classes from './figures.module.css';
import place from './figures-place.module.css';

interface FiguresPlaceProps {
  /** The number of key figures. */
  cards: number;
  /** The charts below the key figures. */
  subjects?: readonly Subject[];
  /** Bars by owner are shown below the key figures. */
  compared?: boolean;
}

/** An empty place as high as the figures that will be shown there, so that nothing below moves when they appear. */
export const FiguresPlace = ({ cards, subjects = [], compared }: FiguresPlaceProps) => (
  <div className={classes.figures} aria-hidden>
    <div className={classes.head}>{subjects.length > 0 && <div className={place.controls} />}</div>
    {subjects.length > 0 && <div className={classes.compared} />}
    <div className={classes.cards} data-count={cards}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={card.card} />
      ))}
    </div>
    {compared && <div className={place.compared} />}
    {subjects.length > 0 && (
      <div className={classes.subjects}>
        {subjects.map(({ name, wide }) => (
          <div key={name} className={classes.subject} data-wide={wide} />
        ))}
      </div>
    )}
  </div>
);
