import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An AsyncLocalStorage that is switched off while nobody is inside. On Node before 24 a storage that is on makes every promise
 * of the process dearer: reads, which need none, took half as long again (`npm run bench`).
 * Switched off it forgets its values, so it is held until all that may ask for a value has ended.
 */
export class ScopedStorage<T extends object> {
  private readonly storage = new AsyncLocalStorage<T | undefined>();
  private holders = 0;

  get(): T | undefined {
    return this.storage.getStore();
  }

  /** Keeps the storage on until what it answers is called. */
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

  /** Runs work with this value, to the end of the promise that it answers; undefined hides the value of whoever calls. */
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
