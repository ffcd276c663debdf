// Random actions of users and staff with items.
import fc from 'fast-check';

/** Names of the items of all histories; of these the packs can bring the first four. */
const NAMES = ['frame', 'free frame', 'effect', 'theme', 'free theme', 'pack', 'pack for good'] as const;
const BROUGHT = NAMES.slice(0, 4);
export const PACKS = NAMES.slice(5);
export type Name = (typeof NAMES)[number];

export type Action =
  | { kind: 'buy'; item: Name }
  | { kind: 'wear'; item: Name }
  | { kind: 'grant'; item: Name; days: number | undefined }
  | { kind: 'revoke'; part: number; refund: boolean }
  | { kind: 'restore'; part: number }
  | { kind: 'takeOff'; item: Name }
  | { kind: 'pass'; halfDays: number }
  | { kind: 'brings'; pack: Name; item: Name };

const item = fc.constantFrom(...NAMES);
const part = fc.nat(7);
const kind = <K extends Action['kind']>(name: K) => fc.constant(name);
export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('buy'), item }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('grant'), item, days: fc.constantFrom(undefined, 0, 1, 2, 7) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('revoke'), part, refund: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('restore'), part }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('wear'), item }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('takeOff'), item }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('pass'), halfDays: fc.integer({ min: 1, max: 24 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: kind('brings'), pack: fc.constantFrom(...PACKS) },
      item: fc.constantFrom(...BROUGHT),
    }),
  },
);
