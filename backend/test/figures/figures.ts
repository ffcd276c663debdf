// Reads and stores figures over time, in a time zone with a change of its clocks within the days that the tests use.
import { Calendar, dayAfter } from '../../src/core/days.js';
import { DayStore } from '../../src/modules/figures/day-store.js';
import type { MeasureName } from '../../src/modules/figures/measures.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

export const ZONE = 'America/New_York';
export const calendar = Calendar.of(ZONE);
/** The number of days that are read unless a query says otherwise. */
export const DAYS = 45;

export const today = () => calendar.dayOf(new Date());

interface Series {
  points: { day: string; value: number | null; partial: boolean }[];
  total: number | null;
}
interface Figures extends Series {
  since: string | null;
  filling: boolean;
  compared?: { from: string; to: string; total: number | null };
  before?: Series & { from: string; to: string };
  groups?: {
    of: string;
    name: string;
    code: string;
    total: number | null;
    compared: number | null;
    before: number | null;
  }[];
  others?: number;
}

/** Reads a measure as this account. */
export async function readFigures(by: Actor, measure: MeasureName, query: object = {}): Promise<Figures> {
  const range = { from: dayAfter(today(), 1 - DAYS), to: today() };
  const response = await by.agent.get('/api/figures').query({ measure, ...range, ...query });
  return expectSuccess(response).details as Figures;
}

/** Stores all days that have ended and all changes. */
export async function storeFigures({ nest }: TestApp): Promise<void> {
  await nest.get(DayStore).storeChanged();
  await nest.get(DayStore).storeEnded();
}
