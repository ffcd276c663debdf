import { Button, Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import { BarsTable, type OwnersProps } from './bars-table';
import type { Board } from './boards';
import { ChangeNote } from './change-note';
import { ownerListOf } from './figure-links';
import classes from './bars.module.css';
import { texts } from './figures.texts';
import { formatFigure, nameOfOwner } from './format-figure';
import type { GroupName, Measure } from './measures';
import type { Range, SeriesQuery } from './use-series';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { bars: text } = texts;

/** This many bars are as high as the chart next to them. */
const FIRST_BARS = 7;
/** The bars of a list of steady height. */
const FIRST_STEADY = 5;

interface BarsProps {
  measure: Measure;
  group: GroupName;
  query: SeriesQuery;
  range: Range;
  lists: Board['lists'];
  asTable: boolean;
  /** Keeps the same height with few owners, without any and while loading. */
  steady?: boolean | undefined;
}

/** Horizontal bars by owner, the largest first. Each is a link to the list behind it. */
export function Bars({ steady, ...props }: BarsProps) {
  return steady ? (
    <div className={classes.steady}>
      <OwnerBars {...props} first={FIRST_STEADY} />
    </div>
  ) : (
    <OwnerBars {...props} first={FIRST_BARS} />
  );
}

type OwnerBarsProps = Omit<BarsProps, 'steady'> & { first: number };

function OwnerBars({ query: { series, error, retry }, ...props }: OwnerBarsProps) {
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!series)
    return (
      <div className={classes.bars} aria-busy>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={32} />
        ))}
      </div>
    );
  const groups = series.groups ?? [];
  if (!groups.length)
    return <p className={classes.nothing}>{series.filling ? texts.notes.filling : text.empty}</p>;
  const { others = 0 } = series;
  return props.asTable ? (
    <BarsTable {...props} groups={groups} others={others} />
  ) : (
    <BarsList {...props} groups={groups} others={others} />
  );
}

type BarsListProps = OwnersProps & Pick<OwnerBarsProps, 'lists' | 'first'>;

function BarsList({ measure, group, range, lists, groups, others, first }: BarsListProps) {
  const [all, setAll] = useState(false);
  const longest = Math.max(1, ...groups.map(({ total }) => total ?? 0));
  const more = groups.length - first;
  return (
    <>
      <ul className={classes.bars} aria-label={texts.groups[group]}>
        {groups.slice(0, all ? undefined : first).map((owner) => (
          <Bar
            key={owner.of}
            name={nameOfOwner(owner)}
            title={owner.code}
            to={ownerListOf(lists, measure, owner, range)}
            measure={measure}
            total={owner.total}
            longest={longest}
          >
            <ChangeNote
              measure={measure}
              total={owner.total}
              compared={owner.compared}
              before={owner.before}
              short
            />
          </Bar>
        ))}
        {others > 0 && (all || more <= 0) && <Bar name={text.others} measure={measure} total={others} />}
      </ul>
      {more > 0 && (
        <Button variant="subtle" color="gray" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.more(formatNumber(more + (others > 0 ? 1 : 0)))}
        </Button>
      )}
    </>
  );
}

interface BarProps {
  name: string;
  title?: string;
  to?: string | undefined;
  measure: Measure;
  total: number | null;
  /** The value that is as long as the line. Without it, there is no line: all others together are no rival. */
  longest?: number;
  /** The change of the total. */
  children?: ReactNode;
}

/** One owner: name, change and total above a line as long as the total. Without an address, no link. */
function Bar({ name, title, to, measure, total, longest, children }: BarProps) {
  return (
    <li className={classes.bar} data-others={!longest || undefined}>
      <span className={classes.barName} title={title}>
        {to ? <ScreenLink to={to}>{name}</ScreenLink> : name}
      </span>
      <span>{children}</span>
      <span className={classes.barTotal}>{formatFigure(measure, total)}</span>
      {longest && (
        <span className={classes.barLine} aria-hidden>
          <span style={{ width: `${(Math.max(0, total ?? 0) / longest) * 100}%` }} />
        </span>
      )}
    </li>
  );
}
