import { useLayoutEffect, useRef } from 'react';
import { freePlace, isFree, type Box } from '../lib/free-place';

const CONTROLS =
  'a[href], button, input, select, textarea, [role=button], [role=menuitem], [tabindex="0"], [data-keep-clear]';
/** The page below goes on: it is scrolled, rows come and go. Milliseconds between two looks. */
const PAUSE = 300;

/** The controls that can be pressed at this moment: those of the open dialog, else those of the page. */
function controls(own: HTMLElement): Box[] {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !own.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
}

/** Keeps a fixed element where it covers no control. `content` is another value when its content is another one. */
export function useFreePlace<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current: own } = element;
    if (!own || content === undefined) return;
    function settle(own: HTMLElement, stays: boolean) {
      const taken = controls(own);
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      if (stays && isFree(own.getBoundingClientRect(), taken, page)) return;
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const { left, top } = freePlace(size, taken, page);
      own.style.left = `${left}px`;
      own.style.top = `${top}px`;
    }
    settle(own, false);
    const timer = setInterval(() => settle(own, true), PAUSE);
    return () => clearInterval(timer);
  }, [content]);
  return element;
}
