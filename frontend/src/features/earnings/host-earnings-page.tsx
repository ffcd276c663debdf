import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFetchHostEarningsQuery } from '../../api/earnings.gen';
import { BackLink } from '../../components/base/back-link';
import cell from '../../components/base/cell.module.css';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Picture } from '../../components/base/picture';
import { Sheet } from '../../components/base/sheet';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { firstOf, isCalendarDay, lastOf, monthAfter, monthOf } from '../../lib/days';
import { formatMonth, formatNumber } from '../../lib/format';
import { today } from '../../lib/today';
import { useAddress } from '../../lib/use-address';
import { useRecordId } from '../../lib/use-record-id';
import classes from './earnings.module.css';
import { texts } from './earnings.texts';
import { ValidDays } from './figures';
import { MonthCalendar } from './month-calendar';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { month: words, columns: head } = texts;

interface HostEarningsPageProps {
  backTo: string;
  /** Returns the address of a user's page, where the reader has one. */
  userTo?: ((id: string) => string) | undefined;
}

/** What one host earned, day by day. The address holds the month; without one it is the running month. */
export function HostEarningsPage({ backTo, userTo }: HostEarningsPageProps) {
  const id = useRecordId();
  return (
    <>
      <BackLink to={backTo}>{texts.title}</BackLink>
      {id ? <OneHost key={id} id={id} userTo={userTo} /> : <NotFoundState />}
    </>
  );
}

/** Returns the month in the address, not later than the running month, and a function that changes it. */
function useMonth(running: string): [string, (month: string) => void] {
  const [params, setParams] = useAddress();
  const asked = params.get('month') ?? '';
  const month = isCalendarDay(firstOf(asked)) && asked < running ? asked : running;
  const change = (next: string) =>
    setParams(
      (before) => {
        before.set('month', next);
        return before;
      },
      { preventScrollReset: true },
    );
  return [month, change];
}

function OneHost({ id, userTo }: Pick<HostEarningsPageProps, 'userTo'> & { id: string }) {
  const day = today();
  const running = monthOf(day);
  const [month, change] = useMonth(running);
  const period = { from: firstOf(month), to: month === running ? day : lastOf(month) };
  const query = useFetchHostEarningsQuery({ user: id, ...period });
  const { error, refetch } = query;
  const host = query.data?.details;
  // The days of the month before stay in view, pale, until those of the new month arrive.
  const shown = host?.months[0];
  useTitle(host?.username ?? texts.title);
  if (error && !query.isFetching && !query.currentData)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!host || !shown) return <PageSkeleton />;
  return (
    <>
      <header className={classes.header}>
        <Picture image={host.picture} name={host.username} width={72} height={72} />
        <div>
          <h1 translate="no" className={classes.title}>
            {host.username}
          </h1>
          <p className={cell.second}>{[host.agencyName, host.agencyCode].filter(Boolean).join(' · ')}</p>
          {userTo && <ScreenLink to={userTo(id)}>{texts.user}</ScreenLink>}
        </div>
      </header>
      <Sheet>
        <div className={classes.monthHead}>
          <MonthButton
            label={words.previous}
            Icon={IconChevronLeft}
            onClick={() => change(monthAfter(month, -1))}
          />
          <h2 className={classes.monthName} aria-live="polite">
            {formatMonth(month)}
          </h2>
          <MonthButton
            label={words.next}
            Icon={IconChevronRight}
            disabled={month === running}
            onClick={() => change(monthAfter(month))}
          />
          <p className={classes.rule}>
            {shown.days || shown.minutes
              ? words.rule(formatNumber(shown.days), formatNumber(shown.minutes))
              : words.noRule}
          </p>
        </div>
        <div className={classes.monthBody} aria-busy={query.isFetching}>
          <dl className={classes.monthTotals}>
            <div>
              <dt>{head.validDays}</dt>
              <dd>
                <ValidDays days={host.totals.validDays} target={shown.days} />
              </dd>
            </div>
            {(['sessions', 'minutes', 'diamonds'] as const).map((name) => (
              <div key={name}>
                <dt>{head[name]}</dt>
                <dd>{formatNumber(host.totals[name])}</dd>
              </div>
            ))}
          </dl>
          <MonthCalendar month={shown.month} today={day} days={host.days} />
        </div>
      </Sheet>
    </>
  );
}

interface MonthButtonProps {
  label: string;
  Icon: typeof IconChevronLeft;
  disabled?: boolean;
  onClick: () => void;
}

const MonthButton = ({ label, Icon, ...button }: MonthButtonProps) => (
  <ActionIcon variant="default" size={36} aria-label={label} title={label} {...button}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
