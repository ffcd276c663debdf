import { formatDay, formatNumber, inCoins } from '../../lib/format';

/** Texts about experience and levels. */
export const texts = {
  title: 'Experience',
  section: 'Experience',
  intro: 'What users get experience for. The levels of the catalogue say which level the experience gives.',
  kinds: {
    given: 'Each coin given as a gift',
    received: 'Each coin received as a gift',
    minute: 'Each minute live',
  },
  amount: (amount: number) => (amount === 1 ? '1 experience' : `${formatNumber(amount)} experience`),
  none: 'Nothing yet',
  since: (day: string) => `since ${formatDay(day)}`,
  from: (day: string) => `from ${formatDay(day)}`,
  fields: { kind: 'For', amount: 'Experience', firstDay: 'First day' },
  firstDayHint: 'Today or later. A rule of today counts from now on',
  add: 'Add rule',
  addTitle: 'Add a rule of experience',
  effect: 'It replaces the earlier rule of its kind from that day on. What users have already stays.',
  failed: 'The rule was not added',
  coming: 'Coming',
  remove: 'Remove',
  removeRule: (kind: string, day: string) => `Remove the rule for “${kind}” from ${formatDay(day)} on`,
  removal: (day: string) => `Remove the rule that begins on ${formatDay(day)}?`,
  removalEffect: 'It has given nothing yet.',
  ofUser: {
    title: 'Level and experience',
    level: 'Level',
    experience: 'Experience',
    none: 'No changes yet.',
    kinds: {
      given: (units: number) => `Gave ${inCoins(units)}`,
      received: (units: number) => `Received ${inCoins(units)}`,
      minutes: (units: number) => `Live for ${formatNumber(units)} ${units === 1 ? 'minute' : 'minutes'}`,
      reversed: () => 'Gift reversed',
      set: () => 'Set by staff',
    },
    by: (name: string) => `by ${name}`,
  },
};
