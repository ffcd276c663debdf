// The clock of this process, for tests of days and expiries. Timers run on.
import FakeTimers from '@sinonjs/fake-timers';

let installed: ReturnType<typeof FakeTimers.install> | undefined;

/** Sets the clock to this time, in milliseconds. The clock does not move until `restoreClock`. */
export function setClock(now: number): void {
  restoreClock();
  installed = FakeTimers.install({ toFake: ['Date'], now });
}

/** Returns to the real clock. */
export function restoreClock(): void {
  installed?.uninstall();
  installed = undefined;
}
