import { periodOf } from '../../components/period/period';
import { Sheet } from '../../components/base/sheet';
import { today } from '../../lib/today';
import type { Board } from './boards';
import { Comparison } from './comparison';
import { FigureCard } from './figure-card';
import { listOf, type Owner } from './figure-links';
import classes from './figures.module.css';
import { texts } from './figures.texts';
import type { GroupName, Measure } from './measures';
import type { Range } from './use-series';

export interface RecordFiguresProps {
  /** The panel whose lists the figures link to. */
  lists: Board['lists'];
  measures: Measure[];
  owner: Owner;
  /** Compares the first measure between the owners below this one. */
  groups?: [GroupName, ...GroupName[]];
}

/** The last 30 days of one record: a small picture of each measure. */
export default function RecordFigures({ lists, measures, owner, groups }: RecordFiguresProps) {
  const range: Range = { ...periodOf({ period: '30' }, today()), by: 'day', of: owner.of };
  const [first] = measures;
  return (
    <section className={classes.figures} aria-label={texts.lastDays}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.lastDays}</h2>
      </div>
      <dl className={classes.cards} data-count={measures.length} aria-label={texts.keyFigures}>
        {measures.map((measure) => (
          <FigureCard
            key={measure}
            measure={measure}
            range={range}
            to={listOf(lists, measure, range, owner)}
          />
        ))}
      </dl>
      {first && groups && (
        <Sheet title={texts.measures[first]}>
          <Comparison lists={lists} measure={first} groups={groups} range={range} asTable={false} steady />
        </Sheet>
      )}
    </section>
  );
}
