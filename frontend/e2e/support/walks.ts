import { expect, test } from '@playwright/test';
import type { Screen, ScreenWalk } from './screen-walk';

/** A test that walks through more screens takes minutes on a busy machine, while the other workers have ended. */
const most = 10;

interface Walk {
  /** The first and the last screen. */
  name: string;
  screens: Screen[];
}

/** Divides screens among tests of similar length, which run in parallel. */
export function walksOf(screens: Screen[]): Walk[] {
  const each = Math.ceil(screens.length / Math.ceil(screens.length / most));
  const walks: Walk[] = [];
  for (let first = 0; first < screens.length; first += each) {
    const part = screens.slice(first, first + each);
    walks.push({ name: `${part[0]!.name} … ${part.at(-1)!.name}`, screens: part });
  }
  return walks;
}

/** Opens the screens one after another and fails for each that lacks something, with what failed while it opened. */
export async function expectNoFaults({ screens }: Walk, walkTo: (screen: Screen) => Promise<ScreenWalk>) {
  // A screen takes some seconds on a busy machine.
  test.setTimeout(10 * 60_000);
  for (const screen of screens)
    await test.step(screen.name, async () => {
      const walk = await walkTo(screen);
      const faults = await walk.faults(screen).catch((error: unknown) => [String(error)]);
      expect.soft(faults, screen.name).toEqual([]);
    });
}
