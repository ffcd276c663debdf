import { everyCase } from '../../../test/support/every-case.js';
import { Calendar } from '../../core/days.js';
import { amountAt, stateOf } from './rules.js';

const KOLKATA = Calendar.of('Asia/Kolkata');
const time = (text: string) => Date.parse(`${text}+05:30`);
const rule = (amount: number, firstDay: string, createdAt: string) => ({
  ...{ kind: 'given' as const, amount, firstDay, createdAt: new Date(time(createdAt)) },
});
const RULES = [
  rule(1, '2026-01-10', '2026-01-10T15:00'),
  rule(2, '2026-01-20', '2026-01-11T09:00'),
  rule(3, '2026-01-15', '2026-01-12T09:00'),
  rule(4, '2026-01-20', '2026-01-13T09:00'),
];
const AT: [name: string, at: string, amount: number][] = [
  ['before the first rule', '2026-01-09T12:00', 0],
  ['on the first day, before the rule was made', '2026-01-10T14:59', 0],
  ['from the time at which it was made', '2026-01-10T15:00', 1],
  ['the last moment before the next day', '2026-01-14T23:59', 1],
  ['from the beginning of the day in the zone', '2026-01-15T00:00', 3],
  ['of two that begin together, the later one', '2026-01-20T00:00', 4],
  ['after all', '2027-01-01T00:00', 4],
];

describe('amountAt', () => {
  it('should return the amount of the rule that counts at the time', async () => {
    await everyCase(
      AT,
      ([name]) => name,
      ([, at, amount]) => expect(amountAt(RULES, 'given', time(at), KOLKATA)).toBe(amount),
    );
  });

  it('should return 0 for a kind without a rule', () => {
    expect(amountAt(RULES, 'minute', time('2027-01-01T00:00'), KOLKATA)).toBe(0);
  });
});

describe('stateOf', () => {
  it('should name past, current and coming rules', () => {
    const states = (at: string) => RULES.map((one) => stateOf(one, RULES, time(at), KOLKATA));
    expect(states('2026-01-16T00:00')).toEqual(['past', 'coming', 'current', 'coming']);
    expect(states('2026-01-21T00:00')).toEqual(['past', 'past', 'past', 'current']);
  });
});
