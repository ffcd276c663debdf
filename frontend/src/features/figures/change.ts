import { lookOf, type Measure } from './measures';

/** The change of a total against the period before. */
export interface Change {
  direction: 'more' | 'less' | 'same';
  /** The share of the total before, signed; undefined when that was 0. */
  share: number | undefined;
  before: number;
  tone: 'good' | 'bad' | 'none';
}

/** Returns undefined when one of both totals is not known. */
export function changeOf(measure: Measure, total: number | null, was: number | null): Change | undefined {
  if (total === null || was === null) return undefined;
  const direction = total > was ? 'more' : total < was ? 'less' : 'same';
  const { more } = lookOf(measure);
  const tone =
    !more || direction === 'same' ? 'none' : (direction === 'more') === (more === 'good') ? 'good' : 'bad';
  return { direction, share: was === 0 ? undefined : (total - was) / Math.abs(was), before: was, tone };
}
