// What the open screen is called, where it stands and what waits: the tab's title and the breadcrumb show it.
import { brand } from './brand';
import { panelOf, samePath } from './panels';

/** A screen that leads to another one. */
export interface Crumb {
  label: string;
  to: string;
}

export interface Screen {
  /** The title of the screen or the name of its record; undefined until the screen is there. */
  title?: string | undefined;
  /** The screens between the dashboard and this one, where the menu does not say it. */
  trail?: readonly Crumb[] | undefined;
}

let screen: Screen = {};
const waiting = new Map<string, number>();
const listeners = new Set<() => void>();

export const openScreen = (): Screen => screen;

export function subscribeScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the screen, or its place. Returns what takes the change back when the screen closes. */
export function nameScreen(part: Screen): () => void {
  const put = (next: Screen) => {
    screen = next;
    for (const listener of listeners) listener();
  };
  put({ ...screen, ...part });
  return () => {
    const { title, trail } = screen;
    put({
      title: title === part.title ? undefined : title,
      trail: trail === part.trail ? undefined : trail,
    });
  };
}

let titles: readonly (string | undefined)[] = [];

/** The document's title: what waits, the screen, then product and panel; what is most particular first, as tabs are narrow. */
export function writeTitle(parts: readonly (string | undefined)[] = titles): void {
  titles = parts;
  const { pathname } = window.location;
  const panel = panelOf(pathname);
  const count = panel ? waitingAt(pathname) : 0;
  const title = [...parts, [brand.name, panel?.name].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
  document.title = count ? `(${count}) ${title}` : title;
}

/** How many wait behind a menu entry: a screen with a count of its own shows that one, any other screen the sum of all. */
export function setWaiting(path: string, count: number | undefined): void {
  if (count === undefined) waiting.delete(path);
  else waiting.set(path, count);
  writeTitle();
}

function waitingAt(pathname: string): number {
  const counts = [...waiting];
  const own = counts.find(([path]) => samePath(path, pathname));
  return own ? own[1] : counts.reduce((sum, [, count]) => sum + count, 0);
}
