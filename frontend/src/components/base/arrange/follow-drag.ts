import type { PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  onStart: () => void;
  /** Called with the index that the row would have at the pointer's position. */
  onOver: (index: number) => void;
  /** Called at the end of a drag; false means that the drag was cancelled. */
  onEnd: (dropped: boolean) => void;
}

/** A press that moves fewer pixels than this is a click. */
const slack = 5;
/** The page scrolls while the pointer is this close to the window's edge (in pixels). */
const edge = 70;

/** Follows the pointer from a press on a row's handle to the release. Escape cancels the drag. */
export function followDrag(press: ReactPointerEvent<HTMLElement>, id: string, drag: Drag): void {
  const list = press.currentTarget.closest('[data-row]')?.parentElement;
  if (!list || press.button !== 0) return;
  const { pointerId, clientY: begin } = press;
  const over = new AbortController();
  const { signal } = over;
  const quiet = new AbortController();
  let pointer = begin;
  let dragging = false;

  /** Returns the row's index at the pointer: the number of other rows whose middle is above the pointer. */
  const indexNow = () =>
    [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset['row'] !== id && top + height / 2 < pointer;
    }).length;
  function scroll() {
    if (signal.aborted) return;
    const step = pointer < edge ? pointer - edge : Math.max(0, pointer - (window.innerHeight - edge));
    if (step) {
      window.scrollBy(0, step / 5);
      drag.onOver(indexNow());
    }
    requestAnimationFrame(scroll);
  }
  function end(dropped: boolean) {
    over.abort();
    // If the release causes a click, the click follows immediately.
    setTimeout(() => quiet.abort());
    if (dragging) drag.onEnd(dropped);
  }
  function move(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    pointer = event.clientY;
    if (!dragging && Math.abs(pointer - begin) < slack) return;
    if (!dragging) {
      dragging = true;
      drag.onStart();
      // The click that ends a drag must not open the menu of the handle.
      window.addEventListener('click', (click) => click.stopPropagation(), {
        capture: true,
        signal: quiet.signal,
      });
      requestAnimationFrame(scroll);
    }
    drag.onOver(indexNow());
  }
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
