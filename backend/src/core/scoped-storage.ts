import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An AsyncLocalStorage that is enabled only while code runs inside it. On Node before 24 an enabled storage slows down
 * every promise of the process: reads, which do not need it, took 50 % longer (`npm run bench`).
 * Disabling the storage drops its values, so it stays enabled until all code that may read a value has ended.
 */
export class ScopedStorage<T extends object> {
  private readonly storage = new AsyncLocalStorage<T | undefined>();
  private holders = 0;

  get(): T | undefined {
    return this.storage.getStore();
  }

  /** Keeps the storage enabled until the returned function is called. */
  hold(): () => void {
    let holding = true;
    this.holders += 1;
    return () => {
      if (!holding) return;
      holding = false;
      this.holders -= 1;
      if (this.holders === 0) this.storage.disable();
    };
  }

  /** Runs work with this value until the promise it returns settles; undefined hides the value of the calling code. */
  run<R>(value: T | undefined, work: () => R): R {
    const release = this.hold();
    let result: R;
    try {
      result = this.storage.run(value, work);
    } catch (error) {
      release();
      throw error;
    }
    if (result instanceof Promise) return result.finally(release) as R;
    release();
    return result;
  }
}
