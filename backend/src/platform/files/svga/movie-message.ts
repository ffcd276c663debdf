// Reads the message of an SVGA 2 animation while it is unpacked: its top-level fields, and the size and length of the
// movie. Discards the rest, so that work and memory are bounded for any message.

/** Field numbers of the format's svga.proto. */
const PARAMS = 2;
const [WIDTH, HEIGHT, FRAMES] = [1, 2, 4];
/** Wire types of Protocol Buffers. */
const [VARINT, FIXED64, BYTES, FIXED32] = [0, 1, 2, 5];

/** The maximum number of fields: one per picture, sprite and sound of the animation. */
const MOST_FIELDS = 20_000;
/** The maximum length in bytes of the parameters. Size, speed and length of a movie take some 20 bytes. */
const LONGEST_PARAMS = 1024;
const LONGEST_VARINT = 10;

interface Field {
  number: number;
  kind: number;
  /** The start and end of the value; `value` is the number itself, or the length of bytes. */
  body: number;
  end: number;
  value: number;
}
/** 'short': more bytes are needed to read the field. 'broken': the bytes are not a field. */
type NoField = 'short' | 'broken';

export class MovieMessage {
  /** The rest of the last chunk: the beginning of a field. */
  private rest: Buffer = Buffer.alloc(0);
  /** The number of bytes to skip in the next chunks: the rest of an ignored field. */
  private skipped = 0;
  private fields = 0;
  private isBroken = false;
  private params?: Buffer;

  /** Reads the next chunk of the unpacked message. */
  take(piece: Buffer): void {
    if (this.isBroken) return;
    const bytes = this.rest.length ? Buffer.concat([this.rest, piece]) : piece;
    let at = Math.min(this.skipped, bytes.length);
    this.skipped -= at;
    while (at < bytes.length) {
      const field = fieldAt(bytes, at);
      if (field === 'short') break;
      if (field === 'broken' || (this.fields += 1) > MOST_FIELDS) return this.giveUp();
      const { number, kind, body, end } = field;
      if (number === PARAMS && kind === BYTES) {
        if (end - body > LONGEST_PARAMS) return this.giveUp();
        if (end > bytes.length) break;
        this.params = Buffer.from(bytes.subarray(body, end));
      }
      this.skipped = Math.max(0, end - bytes.length);
      at = Math.min(end, bytes.length);
    }
    this.rest = Buffer.from(bytes.subarray(at));
  }

  /** Returns whether the chunks form one complete message of a movie with a size and frames. */
  get isMovie(): boolean {
    if (this.isBroken || this.rest.length || this.skipped || !this.params) return false;
    const numbers = numbersIn(this.params);
    return [WIDTH, HEIGHT, FRAMES].every((number) => (numbers?.get(number) ?? 0) > 0);
  }

  private giveUp(): void {
    this.isBroken = true;
  }
}

/** Returns the numeric fields of a message by field number, or undefined for an incomplete message. */
function numbersIn(message: Buffer): Map<number, number> | undefined {
  const numbers = new Map<number, number>();
  for (let at = 0; at < message.length;) {
    const field = fieldAt(message, at);
    if (typeof field === 'string' || field.end > message.length) return undefined;
    const { number, kind, body, end, value } = field;
    if (kind === FIXED32) numbers.set(number, message.readFloatLE(body));
    if (kind === VARINT) numbers.set(number, value);
    at = end;
  }
  return numbers;
}

/** Returns the field at this offset; its value may extend beyond the bytes. */
function fieldAt(bytes: Buffer, at: number): Field | NoField {
  const key = varintAt(bytes, at);
  if (typeof key === 'string') return key;
  const { end: body } = key;
  const [number, kind] = [Math.floor(key.value / 8), key.value % 8];
  if (kind === FIXED32) return { number, kind, body, end: body + 4, value: 0 };
  if (kind === FIXED64) return { number, kind, body, end: body + 8, value: 0 };
  if (kind !== VARINT && kind !== BYTES) return 'broken';
  const found = varintAt(bytes, body);
  if (typeof found === 'string') return found;
  const { value, end } = found;
  return kind === VARINT
    ? { number, kind, body, end, value }
    : { number, kind, body: end, end: end + value, value };
}

function varintAt(bytes: Buffer, at: number): { value: number; end: number } | NoField {
  let value = 0;
  for (let place = 0; place < LONGEST_VARINT; place += 1) {
    const byte = bytes[at + place];
    if (byte === undefined) return 'short';
    value += (byte & 127) * 128 ** place;
    if (byte < 128) return { value, end: at + place + 1 };
  }
  return 'broken';
}
