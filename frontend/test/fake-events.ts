// The stream of changes, which the browser opens: a test says what arrives.
import type { Topic } from '../src/lib/topics';

const streams = new Set<FakeEventSource>();

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    streams.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('pulse')));
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    streams.delete(this);
  }
}

export function beginEvents(): void {
  Object.assign(globalThis, { EventSource: FakeEventSource });
}

/** Says that records of this topic have changed. */
export function changed(topic: Topic): void {
  for (const stream of streams) stream.dispatchEvent(new Event(topic));
}
