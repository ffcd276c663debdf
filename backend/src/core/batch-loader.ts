/** How many milliseconds a batch waits for the running read. A read that hangs must not block all batches behind it. */
const PATIENCE = 20;

/**
 * Batches reads by key: all keys requested while a read is running go into the next read, so under load one query
 * serves many callers. A caller never gets a value that was read before its call.
 */
export class BatchLoader<K, V> {
  private underWay: Promise<unknown> | undefined;
  private next: { keys: Set<K>; found: Promise<Map<K, V>> } | undefined;

  /** `read` returns the values found for these keys. Its result must not depend on the caller or on a transaction. */
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

  /** Resolves when the running read has ended or has exceeded its time. */
  private async turn(): Promise<void> {
    if (!this.underWay) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([this.underWay, patience]);
    clearTimeout(timer);
  }
}
