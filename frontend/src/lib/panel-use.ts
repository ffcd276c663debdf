// When a person last used a panel, in any of its tabs: the last movement, press, key, touch or turn of the wheel. What a
// page does by itself, such as a read after an event, is no use.
import type { PanelKey } from './panels';
import { browserStorage } from './storage';
import { openView } from './view';

/** In a view, the Owner works: this is a use of the admin panel. */
const usedName = (panel: PanelKey) => `callboard-used-${openView() === undefined ? panel : 'admin'}`;
/** The use is reported to each session separately, also to that of the one view that an Owner has at a time. */
const reportedName = (panel: PanelKey) => `callboard-told-use-${openView() === undefined ? panel : 'view'}`;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A use is noted at most once in this many milliseconds. */
const NOTED_EVERY = SECOND;
/** A use that no request has reported to the server is reported after this many milliseconds. */
const REPORTED_AFTER = MINUTE;
/** Longer times count as this many seconds. */
const MOST_SECONDS = 86_400;

const put = (name: string, time: number) => browserStorage.set(name, String(time));
const read = (name: string): number => Number(browserStorage.get(name) ?? 0);

/** Notes that a person uses the panel now. Returns the time. */
export function noteUse(panel: PanelKey): number {
  const now = Date.now();
  put(usedName(panel), now);
  return now;
}

/** Returns the time of the last use. The first visit counts as one, and so does a clock that was set back. */
function lastUse(panel: PanelKey): number {
  const used = read(usedName(panel));
  return used > 0 && used <= Date.now() ? used : noteUse(panel);
}

/** Returns the seconds since the last use, for a request that reports them to the server (X-Idle-Seconds). */
export function reportIdleSeconds(panel: PanelKey): string {
  const used = lastUse(panel);
  put(reportedName(panel), used);
  return String(Math.min(Math.floor((Date.now() - used) / SECOND), MOST_SECONDS));
}

/** Returns whether a use should be reported to the server: the person works without a request. */
export function isUnreported(panel: PanelKey): boolean {
  const reported = read(reportedName(panel));
  return lastUse(panel) > reported && Date.now() - reported >= REPORTED_AFTER;
}

/** Returns whether the panel has been unused for so many minutes. */
export const isIdleFor = (panel: PanelKey, minutes: number): boolean =>
  Date.now() - lastUse(panel) >= minutes * MINUTE;

// No scroll events: a page may scroll by itself.
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;

/** Calls `onInput` when the person does something in this tab, at most once a second, until the returned function is called. */
export function watchInput(onInput: () => void): () => void {
  let heardAt = 0;
  let place = '';
  const note = (event: Event) => {
    if (event.type === 'pointermove') {
      // Browsers also report a pointer that rests while the page moves below it.
      const { screenX, screenY } = event as PointerEvent;
      const now = `${screenX} ${screenY}`;
      if (now === place) return;
      place = now;
    }
    if (Math.abs(Date.now() - heardAt) < NOTED_EVERY) return;
    heardAt = Date.now();
    onInput();
  };
  const options = { capture: true, passive: true };
  for (const type of INPUT) window.addEventListener(type, note, options);
  return () => {
    for (const type of INPUT) window.removeEventListener(type, note, options);
  };
}
