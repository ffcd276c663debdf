import { useEffect } from 'react';
import { useReadFiguresQuery } from '../../api/figures.gen';
import { comparable } from './series-rows';
import type { GroupName, Measure, Series, StepName } from './measures';

/** While past days are still being summed, figures are read again after this many milliseconds. */
const PAUSE = 10_000;

/** What all figures of a board have in common. */
export interface Range {
  from: string;
  to: string;
  by: StepName;
  /** Only this owner, as the API names it. */
  of?: string | undefined;
}

/** A read of the API, as its views need it. */
export interface SeriesQuery {
  series: Series | undefined;
  error: unknown;
  retry: () => void;
}

/** Reads a measure with the period before. While another period is being read, there is no series. */
export function useSeries(measure: Measure, range: Range): SeriesQuery {
  return useFigures({ measure, ...range, compare: true });
}

/** Reads a measure by owner, each with the period before. */
export function useGroups(measure: Measure, group: GroupName, { from, to, of }: Range): SeriesQuery {
  return useFigures({ measure, from, to, of, group, by: 'month', compare: true });
}

function useFigures(arg: Parameters<typeof useReadFiguresQuery>[0]): SeriesQuery {
  const { currentData, error, isFetching, refetch } = useReadFiguresQuery(arg);
  useEffect(() => {
    if (!currentData?.details.filling) return;
    const timer = setTimeout(() => void refetch(), PAUSE);
    return () => clearTimeout(timer);
  }, [currentData, refetch]);
  return {
    series: currentData && comparable(currentData.details),
    error: currentData || isFetching ? undefined : error,
    retry: () => void refetch(),
  };
}
