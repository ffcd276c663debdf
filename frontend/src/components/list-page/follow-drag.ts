import type { PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  onStart: () => void;
  /** The index that the row would have where the pointer is. */
  onOver: (index: number) => void;
  /** Let go there; false: given up. */
  onEnd: (dropped: boolean) => void;
}

/** A press that moves less is a click. */
const slack = 5;
/** So near to the edge of the window the page moves along. */
const edge = 70;

/** Follows the pointer from a press on a row's handle until it is let go. Escape gives up. */
export function followDrag(press: ReactPointerEvent<HTMLElement>, id: string, drag: Drag): void {
  const list = press.currentTarget.closest('[data-row]')?.parentElement;
  if (!list || press.button !== 0) return;
  const { pointerId, clientY: begin } = press;
  const over = new AbortController();
  const { signal } = over;
  const quiet = new AbortController();
  let pointer = begin;
  let dragging = false;

  /** As many rows as have their middle above the pointer stand before the one that is dragged. */
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
    // The click comes right after the release, or not at all.
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
