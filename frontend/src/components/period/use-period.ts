import { useMemo } from 'react';
import { today } from '../../lib/today';
import { useAddress } from '../../lib/use-address';
import { periodOf, readPeriod, writePeriod, type Period, type PeriodChoice } from './period';

export interface PeriodState extends Period {
  /** Today in the product's time zone. */
  today: string;
  /** The longest custom period in days. */
  longest: number;
  /** `replace` makes no step for Back. */
  change: (choice: PeriodChoice, options?: { replace?: boolean }) => void;
}

/** Keeps the period of a screen in the address: `?period=7|30|90|month|last|custom&from=&to=`. Standard: 30 days. */
export function usePeriod({ longest = 366 } = {}): PeriodState {
  const [params, setParams] = useAddress();
  const day = today();
  return useMemo(
    () => ({
      ...periodOf(readPeriod(params), day, longest),
      today: day,
      longest,
      change: (choice: PeriodChoice, { replace = false }: { replace?: boolean } = {}) =>
        setParams((before) => writePeriod(before, choice), { replace, preventScrollReset: true }),
    }),
    [params, setParams, day, longest],
  );
}
