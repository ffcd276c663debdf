import type { RowAction } from './list.types';

/** Letters with a meaning in lists that have a selection or decisions, or in every list. */
const TAKEN = 'ajkorux';

/** Returns the one action that a row shows as a button: the first without danger. The others are in the row's menu. */
export const mainAction = (actions: readonly RowAction[]): RowAction | undefined =>
  actions.find(({ danger }) => !danger);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the actions in a row's menu, each with its key: its own, else the first free letter of its label or of all. */
export function menuActions(actions: readonly RowAction[]): (RowAction & { key: string })[] {
  const main = mainAction(actions);
  const rest = actions.filter((action) => action !== main);
  const taken = new Set([...TAKEN, ...rest.flatMap(({ key }) => key ?? [])]);
  return rest.map((action) => {
    const key =
      action.key ??
      [...action.label.toLowerCase(), ...LETTERS].find((one) => /[a-z]/.test(one) && !taken.has(one)) ??
      '';
    taken.add(key);
    return { ...action, key };
  });
}
