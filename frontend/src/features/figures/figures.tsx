import { Choice } from '../../components/base/choice';
import { PeriodPicker } from '../../components/period/period-picker';
import { usePeriod } from '../../components/period/use-period';
import { formatDays } from '../../lib/format';
import { oneOf, useFilters } from '../../lib/use-filters';
import type { Board } from './boards';
import { FigureCard } from './figure-card';
import { listOf, type Owner } from './figure-links';
import classes from './figures.module.css';
import { texts } from './figures.texts';
import { steps, type Measure } from './measures';
import { stepOf } from './series-rows';
import { SubjectSheet, type SubjectSheetProps } from './subject-sheet';
import { useSeen } from './use-seen';
import { useSeries, type Range } from './use-series';

const reads = { by: oneOf(texts.steps) };

export interface FiguresProps {
  board: Board;
  /** Only the figures of this owner. */
  owner?: Owner;
}

/** The figures of a board over the chosen period: key figures first, then a chart for each subject. */
export default function Figures({ board, owner }: FiguresProps) {
  const period = usePeriod({ longest: 1096 });
  const { values, change } = useFilters(reads);
  const { from, to, today } = period;
  const standard = stepOf(from, to);
  const by = values.by ?? standard;
  const range: Range = { from, to, by, of: owner?.of };
  return (
    <section className={classes.figures} aria-label={texts.titles[board.title]}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.titles[board.title]}</h2>
        <div className={classes.controls}>
          <PeriodPicker period={period} />
          <Choice
            size="sm"
            fits
            aria-label={texts.step}
            data={steps.map((value) => ({ value, label: texts.steps[value] }))}
            value={by}
            onChange={(step) => change({ by: step === standard ? undefined : step })}
          />
        </div>
      </div>
      <ComparedDays measure={board.top[0]} range={range} />
      <dl className={classes.cards} data-count={board.top.length} aria-label={texts.keyFigures}>
        {board.top.map((measure) => (
          <FigureCard
            key={measure}
            measure={measure}
            range={range}
            to={listOf(board.lists, measure, range, owner)}
          />
        ))}
      </dl>
      <div className={classes.subjects}>
        {board.subjects.map((subject) => (
          <SeenSubject
            key={subject.name}
            plain={subject.measures.every((measure) => board.top.includes(measure))}
            lists={board.lists}
            owner={owner}
            subject={subject}
            range={range}
            today={today}
          />
        ))}
      </div>
    </section>
  );
}

/** Names the days that the changes compare. A figure that is shown anyway says which these are. */
function ComparedDays({ measure, range }: { measure: Measure; range: Range }) {
  const { series } = useSeries(measure, range);
  const { compared, before } = series ?? {};
  return (
    <p className={classes.compared}>
      {compared && before && (
        <>{texts.compared(formatDays(compared.from, compared.to), formatDays(before.from, before.to))}</>
      )}
    </p>
  );
}

/** Reads the figures of a subject when it comes into view. */
function SeenSubject(props: SubjectSheetProps) {
  const [place, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={place} className={classes.subject} data-wide={props.subject.wide}>
      {seen && <SubjectSheet {...props} />}
    </div>
  );
}
