import { useEffect, useState } from 'react';

/** What can wait begins after this many milliseconds even if the page is never idle. */
const LATEST = 1500;
/** Safari has no idle callbacks: there it begins after this many milliseconds. */
const PAUSE = 300;

/** Calls back after the next paint, when the page has nothing else to do. Returns a function that cancels the call. */
function whenIdle(begin: () => void): () => void {
  const canWait = 'requestIdleCallback' in window;
  let idle = 0;
  // A frame's callbacks run before its paint, so the second frame comes after the first paint.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = canWait ? requestIdleCallback(begin, { timeout: LATEST }) : window.setTimeout(begin, PAUSE);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (canWait) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}

/** Whether everything else on the page has been painted. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
