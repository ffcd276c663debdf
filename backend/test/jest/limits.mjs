// Ends what hangs, which the runner does not: a test after two minutes, a hook after ten, or after the time that it names.
import { addEventHandler } from 'jest-circus';

const MINUTE = 60_000;

addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === 'add_test') bound(block.children.at(-1), event.timeout ?? 2 * MINUTE);
  if (event.name === 'add_hook') bound(block.hooks.at(-1), event.timeout ?? 10 * MINUTE);
});

/** Makes the function of a test or hook fail after so many milliseconds. */
function bound(one, milliseconds) {
  const { fn } = one;
  one.fn = async () => {
    let timer;
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It did not end within ${milliseconds} ms`)), milliseconds);
    });
    // A test may replace the timers, so the timer is cleared by the one that set it.
    await Promise.race([(async () => fn())(), limit]).finally(() => clearTimeout(timer));
  };
}
