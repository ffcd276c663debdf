interface Waiter {
  resolve(hasTurn: boolean): void;
  timer: NodeJS.Timeout | undefined;
}

/** The interval at which a waiter checks whether to continue waiting, in ms. */
const lookEvery = 50;

/** The first-in, first-out queues of transactions that wait for a record. */
export class RecordQueues {
  private readonly queues = new Map<string, Waiter[]>();
  private waiting = 0;

  get size(): number {
    return this.waiting;
  }

  /** Resolves with true at the waiter's turn, or with false when `goesOn` returns false. `inFront`: a repeated wait. */
  wait(name: string, goesOn: () => boolean, inFront: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = { resolve, timer: undefined };
      const look = (): void => {
        if (goesOn()) waiter.timer = setTimeout(look, lookEvery);
        else {
          this.leave(name, waiter);
          resolve(false);
        }
      };
      const queue = this.queues.get(name) ?? [];
      if (inFront) queue.unshift(waiter);
      else queue.push(waiter);
      this.queues.set(name, queue);
      this.waiting++;
      look();
    });
  }

  private leave(name: string, waiter: Waiter): void {
    const left = (this.queues.get(name) ?? []).filter((other) => other !== waiter);
    if (left.length) this.queues.set(name, left);
    else this.queues.delete(name);
    this.waiting--;
  }

  has(name: string): boolean {
    return this.queues.has(name);
  }

  /** Gives the turn to the first waiter. */
  next(name: string): void {
    const waiter = this.queues.get(name)?.[0];
    if (!waiter) return;
    clearTimeout(waiter.timer);
    this.leave(name, waiter);
    waiter.resolve(true);
  }
}
