// The rules of experience over time. See docs/rules/experience.md.
import type { Calendar } from '../../core/days.js';
import type { ExperienceRule, RuleKind } from './experience-rule.schema.js';

type Timed = Pick<ExperienceRule, 'kind' | 'amount' | 'firstDay' | 'createdAt'>;

/** The states of a rule, for staff. */
export const RULE_STATES = ['past', 'current', 'coming'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** Returns the time from which a rule counts: its first day begins, but not before it was made. */
export const effectiveAt = ({ firstDay, createdAt }: Timed, calendar: Calendar): number =>
  Math.max(calendar.startOf(firstDay).getTime(), createdAt.getTime());

/** Returns the rule of a kind that counts at a time: the latest one, and of equal ones the one that was made later. */
export function ruleAt<R extends Timed>(
  rules: readonly R[],
  kind: RuleKind,
  at: number,
  calendar: Calendar,
): R | undefined {
  return rules
    .filter((rule) => rule.kind === kind && effectiveAt(rule, calendar) <= at)
    .toSorted(
      (one, other) =>
        effectiveAt(one, calendar) - effectiveAt(other, calendar) ||
        one.createdAt.getTime() - other.createdAt.getTime(),
    )
    .at(-1);
}

/** Returns the experience for each coin or minute at a time; 0 without a rule. */
export const amountAt = (rules: readonly Timed[], kind: RuleKind, at: number, calendar: Calendar): number =>
  ruleAt(rules, kind, at, calendar)?.amount ?? 0;

/** Returns the state of a rule among all rules. */
export function stateOf<R extends Timed>(
  rule: R,
  rules: readonly R[],
  now: number,
  calendar: Calendar,
): RuleState {
  if (effectiveAt(rule, calendar) > now) return 'coming';
  return ruleAt(rules, rule.kind, now, calendar) === rule ? 'current' : 'past';
}
