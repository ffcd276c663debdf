/** So long a read under way is waited for, in milliseconds: one that hangs must not hold up everybody behind it. */
const PATIENCE = 20;

/**
 * Reads by key: those asked for while one is under way go out together as the next, so that under load one query serves many
 * callers. Nobody is given what was read before they asked.
 */
export class BatchLoader<K, V> {
  private underWay: Promise<unknown> | undefined;
  private next: { keys: Set<K>; found: Promise<Map<K, V>> } | undefined;

  /** `read` gives what it finds of those keys; it must not depend on who asks, nor on a transaction. */
  constructor(private readonly read: (keys: K[]) => Promise<Map<K, V>>) {}

  async get(key: K): Promise<V | undefined> {
    this.next ??= this.gather();
    this.next.keys.add(key);
    return (await this.next.found).get(key);
  }

  private gather(): { keys: Set<K>; found: Promise<Map<K, V>> } {
    const keys = new Set<K>();
    return { keys, found: this.readSoon(keys) };
  }

  private async readSoon(keys: Set<K>): Promise<Map<K, V>> {
    await this.turn();
    this.next = undefined;
    const reading = this.read([...keys]);
    const done = reading
      .catch(() => undefined)
      .then(() => {
        if (this.underWay === done) this.underWay = undefined;
      });
    this.underWay = done;
    return reading;
  }

  /** Resolves when the read under way has ended, or has taken too long. */
  private async turn(): Promise<void> {
    if (!this.underWay) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([this.underWay, patience]);
    clearTimeout(timer);
  }
}
