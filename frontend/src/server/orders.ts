import { visit, type Visitor } from './visit';
import { parentPort } from 'node:worker_threads';
import { present } from '../lib/present';
import { loadPanels, render, type Rendered, type Subject } from './render';

/** A screen to render. */
interface Order extends Visitor, Subject {
  id: number;
}

/** The answer to the order with the same id: the screen, or why there is none. */
interface Delivery {
  id: number;
  rendered?: Rendered | undefined;
  error?: string;
}

const port = present(parentPort, 'This file runs in a worker');
/** The delivery with this id says that the worker can begin. */
const READY = 0;
let last: Promise<unknown> = loadPanels().then(() => port.postMessage({ id: READY } satisfies Delivery));

async function deliver({ id, ...order }: Order): Promise<void> {
  try {
    visit(order);
    port.postMessage({ id, rendered: await render(order) } satisfies Delivery);
  } catch (error) {
    port.postMessage({ id, error: String(error) } satisfies Delivery);
  }
}

// One after the other, because the globals belong to one visitor at a time.
port.on('message', (order: Order) => {
  last = last.then(() => deliver(order));
});
