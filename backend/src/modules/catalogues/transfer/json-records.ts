// Reads the JSON of a transfer file record by record, so that no step blocks for long, even for a large file.

/** The maximum characters of one value. Far above any value of an export. */
const LONGEST_VALUE = 100_000;

export interface JsonPart {
  /** A field of the file itself (`kind`, `version`), or `records` for one record. */
  name: string;
  value: unknown;
}

/**
 * Yields the fields of the JSON object and each entry of its list `records`, in text order. Throws SyntaxError for any
 * other text.
 */
export function* jsonParts(text: string): Generator<JsonPart> {
  const cursor = new Cursor(text);
  cursor.expect('{');
  if (!cursor.has('}')) {
    do {
      const name = String(cursor.value());
      cursor.expect(':');
      if (name === 'records') {
        cursor.expect('[');
        if (cursor.has(']')) continue;
        do yield { name, value: cursor.value() };
        while (cursor.has(','));
        cursor.expect(']');
      } else yield { name, value: cursor.value() };
    } while (cursor.has(','));
    cursor.expect('}');
  }
  cursor.end();
}

/** A position in a JSON text. */
class Cursor {
  private at: number;

  constructor(private readonly text: string) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /** Skips this character if it comes next, and returns whether it did. */
  has(sign: string): boolean {
    this.skipBlanks();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  expect(sign: string): void {
    if (!this.has(sign)) throw new SyntaxError(`${sign} is missing at ${this.at}`);
  }

  /** Reads the next value. */
  value(): unknown {
    this.skipBlanks();
    const from = this.at;
    this.at = this.endOfValue(from);
    return JSON.parse(this.text.slice(from, this.at)) as unknown;
  }

  end(): void {
    this.skipBlanks();
    if (this.at < this.text.length)
      throw new SyntaxError(`Unexpected text after the end of the JSON at ${this.at}`);
  }

  /** Returns the end of the value that starts at `from`: its closing quote or bracket, or the next separator. */
  private endOfValue(from: number): number {
    const sign = /["[\]{},]/g;
    sign.lastIndex = from;
    for (let depth = 0; ;) {
      const found = sign.exec(this.text);
      const at = found?.index ?? this.text.length;
      if (at - from > LONGEST_VALUE)
        throw new RangeError(`A value has more than ${LONGEST_VALUE} characters`);
      if (!found) return at;
      const [read] = found;
      if (depth === 0 && (read === ',' || read === ']' || read === '}')) return at;
      if (read === '[' || read === '{') depth += 1;
      if (read === ']' || read === '}') depth -= 1;
      if (read === '"') sign.lastIndex = this.endOfString(at, from);
      if (depth === 0 && read !== ',') return sign.lastIndex;
    }
  }

  private endOfString(at: number, from: number): number {
    const sign = /["\\]/g;
    sign.lastIndex = at + 1;
    for (let found = sign.exec(this.text); found; found = sign.exec(this.text)) {
      if (found.index - from > LONGEST_VALUE) break;
      if (found[0] === '"') return sign.lastIndex;
      sign.lastIndex += 1;
    }
    throw new RangeError(`A text is longer than ${LONGEST_VALUE} characters`);
  }

  private skipBlanks(): void {
    const blanks = /[ \t\r\n]*/y;
    blanks.lastIndex = this.at;
    blanks.exec(this.text);
    this.at = blanks.lastIndex;
  }
}
