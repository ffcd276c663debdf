const PAGE = 4096;
const WORD = 32;

/**
 * A set of record ids, one bit for each. Record ids are dense, and a set of bits takes a fraction of the time and memory
 * of a `Set`.
 */
export class RecordSet {
  private readonly pages: (Uint32Array | undefined)[] = [];
  size = 0;

  /** Adds an id. Returns whether the set did not have the id. */
  add(id: number): boolean {
    const page = (this.pages[Math.floor(id / PAGE)] ??= new Uint32Array(PAGE / WORD));
    return this.flip(page, id, false);
  }

  /** Removes an id. Returns whether the set had the id. */
  delete(id: number): boolean {
    const page = this.pages[Math.floor(id / PAGE)];
    return page !== undefined && this.flip(page, id, true);
  }

  /** Flips the bit of an id if the bit is `present`. */
  private flip(page: Uint32Array, id: number, present: boolean): boolean {
    const word = Math.floor((id % PAGE) / WORD);
    const bit = 1 << (id % WORD);
    const bits = page[word] ?? 0;
    if (((bits & bit) !== 0) !== present) return false;
    page[word] = bits ^ bit;
    this.size += present ? -1 : 1;
    return true;
  }
}
