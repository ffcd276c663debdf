// The wire format of Protocol Buffers, as far as animations use it.
import { MovieError } from './movie';

export interface WireField {
  number: number;
  value: number | Uint8Array<ArrayBuffer>;
}

const varint = 0;
const fixed64 = 1;
const bytes = 2;
const fixed32 = 5;

/** The fields of a message, one after the other. Numbers of four bytes are floats: the format has no others. */
export function* readFields(message: Uint8Array<ArrayBuffer>): Generator<WireField> {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  let at = 0;

  function readVarint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++];
      if (byte === undefined || factor > 2 ** 63) throw new MovieError('The animation breaks off');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  function take(length: number): number {
    const from = at;
    at += length;
    if (at > message.length) throw new MovieError('The animation breaks off');
    return from;
  }

  while (at < message.length) {
    const key = readVarint();
    const number = Math.floor(key / 8);
    switch (key % 8) {
      case varint:
        yield { number, value: readVarint() };
        break;
      case fixed32:
        yield { number, value: view.getFloat32(take(4), true) };
        break;
      case fixed64:
        yield { number, value: view.getFloat64(take(8), true) };
        break;
      case bytes: {
        const length = readVarint();
        const from = take(length);
        yield { number, value: message.subarray(from, from + length) };
        break;
      }
      default:
        throw new MovieError('The animation has a field of an unknown kind');
    }
  }
}

const decoder = new TextDecoder();

/** A message by the numbers of its fields; of a field that comes twice the last one counts. */
export class Message {
  private readonly fields = new Map<number, WireField['value'][]>();

  constructor(content: Uint8Array<ArrayBuffer>) {
    for (const { number, value } of readFields(content)) {
      const known = this.fields.get(number);
      if (known) known.push(value);
      else this.fields.set(number, [value]);
    }
  }

  number(field: number, otherwise = 0): number {
    const value = this.fields.get(field)?.at(-1);
    return typeof value === 'number' ? value : otherwise;
  }

  text(field: number): string {
    const value = this.fields.get(field)?.at(-1);
    return value instanceof Uint8Array ? decoder.decode(value) : '';
  }

  content(field: number): Uint8Array<ArrayBuffer> | undefined {
    const value = this.fields.get(field)?.at(-1);
    return value instanceof Uint8Array ? value : undefined;
  }

  message(field: number): Message | undefined {
    const content = this.content(field);
    return content && new Message(content);
  }

  messages(field: number): Message[] {
    const values = this.fields.get(field) ?? [];
    return values.flatMap((value) => (value instanceof Uint8Array ? [new Message(value)] : []));
  }
}
