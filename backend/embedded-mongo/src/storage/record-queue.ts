interface Waiter {
  resolve(hasTurn: boolean): void;
  timer: NodeJS.Timeout | undefined;
}

/** How often a waiter looks whether waiting still makes sense, in ms. */
const lookEvery = 50;

/** Who waits for which record, first come first served. */
export class RecordQueues {
  private readonly queues = new Map<string, Waiter[]>();
  private waiting = 0;

  get size(): number {
    return this.waiting;
  }

  /** Waits for a turn (true), or until `goesOn` says no (false). Whoever had a turn in vain waits in front. */
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

  /** Gives the turn to whoever waits longest. */
  next(name: string): void {
    const waiter = this.queues.get(name)?.[0];
    if (!waiter) return;
    clearTimeout(waiter.timer);
    this.leave(name, waiter);
    waiter.resolve(true);
  }
}
