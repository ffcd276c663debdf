// The name and breadcrumbs of the open screen and the waiting counts, for the tab's title and the breadcrumb.
import { brand } from './brand';
import { panelOf, samePath } from './panels';
import { withoutView } from './view';

/** A screen in the breadcrumb. */
export interface Crumb {
  label: string;
  to: string;
}

export interface Screen {
  /** The title of the screen or the name of its record; undefined until the screen has loaded. */
  title?: string | undefined;
  /** The screens between the dashboard and this one, if the menu does not define them. */
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

/** Sets the screen's title or trail. Returns a function that undoes the change when the screen closes. */
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

/**
 * Writes the document's title: the waiting count, the screen, then product and panel. The most specific part is first
 * because tabs are narrow.
 */
export function writeTitle(parts: readonly (string | undefined)[] = titles): void {
  titles = parts;
  const pathname = withoutView(window.location.pathname);
  const panel = panelOf(pathname);
  const count = panel ? waitingAt(pathname) : 0;
  const title = [...parts, [brand.name, panel?.name].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
  document.title = count ? `(${count}) ${title}` : title;
}

/**
 * Sets the waiting count of a menu entry. A screen with its own count shows that count in the title; other screens show
 * the sum.
 */
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
