import type { Portion } from '../portion.js';

type Answer = Record<string, unknown>;

/** Reads the rows of a list portion by portion, by running its handler again and again. */
export class Portions {
  private first: object[] = [];
  /** The number of matching records, counted with the first portion. */
  total = 0;

  constructor(
    private readonly portion: Portion,
    private readonly handle: () => Promise<Answer>,
    /** The key of the rows in the handler's answer. */
    private readonly key: string,
  ) {}

  /** Reads the first portion and the total. */
  async begin(): Promise<readonly object[]> {
    const answer = await this.handle();
    this.first = this.rowsIn(answer);
    this.total = Number(answer['total']);
    if (!this.portion.isRead && this.first.length !== this.total)
      throw new Error(`The handler of an exported list does not pass its query to pageOf: ${this.key}`);
    return this.first;
  }

  /** Gives all portions, until `goesOn` says no. */
  async *all(goesOn: () => Promise<boolean>): AsyncGenerator<readonly object[]> {
    let rows = this.first;
    let seen = 0;
    for (;;) {
      yield rows;
      seen += rows.length;
      if (this.isLast(rows.length, seen) || !(await goesOn())) return;
      this.portion.number += 1;
      rows = this.rowsIn(await this.handle());
    }
  }

  private isLast(length: number, seen: number): boolean {
    const { isRead, after, isLast } = this.portion;
    if (!isRead) return true;
    return after ? isLast : length === 0 || seen >= this.total;
  }

  private rowsIn(answer: Answer): object[] {
    return answer[this.key] as object[];
  }
}
