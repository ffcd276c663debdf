// What the rules say a user owns: each item is a queue of remaining times, of which only the first one runs.
export interface Part {
  /** _id of the product's record. */
  id: string;
  item: string;
  state: 'owned' | 'ended' | 'revoked' | 'refunded';
  /** Half days that are left; Infinity: for good. */
  left: number;
  /** When the part began to run; only the first part of a queue has begun. */
  begun: number;
  price: number;
  /** The items that a VIP pack brought. */
  brings: readonly string[];
}

/** A part of a queue with its place in time. */
export interface Placed extends Part {
  from: number;
  until: number;
}

export class ItemModel {
  now = 0;
  coins = 10_000;
  /** Every purchase and grant, the oldest first. */
  readonly parts: Part[] = [];
  /** The item at each place. */
  readonly worn = new Map<string, string>();
  /** The items of which an end was reported. */
  readonly reported: string[] = [];
  private readonly queues = new Map<string, Part[]>();

  /** Anyone may wear `free` items. */
  constructor(
    private readonly placeOf: (item: string) => string,
    private readonly free: readonly string[],
  ) {}

  canHaveMore(item: string): boolean {
    return !this.queueOf(item).some(({ left }) => left === Infinity);
  }

  add(part: Pick<Part, 'id' | 'item' | 'price' | 'brings' | 'left'>): void {
    const added: Part = { ...part, state: 'owned', begun: this.now };
    this.parts.push(added);
    this.append(added);
    this.coins -= part.price;
  }

  revoke(part: Part, { refund }: { refund: boolean }): void {
    part.state = refund ? 'refunded' : 'revoked';
    if (refund) this.coins += part.price;
    const queue = this.queueOf(part.item);
    const wasFirst = queue[0] === part;
    queue.splice(queue.indexOf(part), 1);
    if (wasFirst && queue[0]) queue[0].begun = this.now;
    this.takeOff();
  }

  restore(part: Part): void {
    part.state = 'owned';
    this.append(part);
  }

  /** Lets time pass. Reports each item of which nothing is left. */
  pass(halfDays: number): void {
    const emptied: string[] = [];
    for (const [item, queue] of this.queues) {
      let [rest, at] = [halfDays, this.now];
      const before = queue.length;
      while (queue[0] && queue[0].left <= rest) {
        const ended = queue.shift()!;
        ended.state = 'ended';
        rest -= ended.left;
        at += ended.left;
        if (queue[0]) queue[0].begun = at;
      }
      if (queue[0]) queue[0].left -= rest;
      else if (before) emptied.push(item);
    }
    this.now += halfDays;
    this.reported.push(...emptied.filter((item) => !this.hasLater(item)));
    this.takeOff();
  }

  canWear(item: string): boolean {
    if (this.free.includes(item)) return true;
    return this.placed().some(
      ({ item: own, brings, from }) => from <= this.now && [own, ...brings].includes(item),
    );
  }

  /** Returns when the last of each owned item ends. */
  ends(): Record<string, number> {
    const ends: Record<string, number> = {};
    for (const { item, brings, until } of this.placed())
      for (const owned of [item, ...brings]) ends[owned] = Math.max(ends[owned] ?? 0, until);
    return ends;
  }

  /** Returns all parts that run now or later. */
  placed(): Placed[] {
    return [...this.queues.values()].flatMap((queue) => {
      let end = this.now;
      return queue.map((part, at) => {
        const from = at ? end : part.begun;
        end += part.left;
        return { ...part, from, until: end };
      });
    });
  }

  private hasLater(item: string): boolean {
    return this.placed().some(({ item: own, brings }) => [own, ...brings].includes(item));
  }

  private takeOff(): void {
    for (const [place, item] of this.worn) if (!this.canWear(item)) this.worn.delete(place);
  }

  wear(item: string): void {
    this.worn.set(this.placeOf(item), item);
  }

  private append(part: Part): void {
    const queue = this.queueOf(part.item);
    if (!queue.length) part.begun = this.now;
    queue.push(part);
  }

  private queueOf(item: string): Part[] {
    const queue = this.queues.get(item) ?? [];
    this.queues.set(item, queue);
    return queue;
  }
}
