import type { Screen } from './screen-walk';

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
