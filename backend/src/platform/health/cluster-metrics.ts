// The metrics of all workers (WORKERS): Prometheus asks one process, which asks the primary process for the sum.
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, register } from 'prom-client';

/** How many milliseconds a worker waits for the metrics of all workers. */
const PATIENCE = 6000;

interface Question {
  metricsQuestion: string;
}
interface Answer {
  metricsAnswer: string;
  text: string;
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'metricsQuestion' in message;
const isAnswerTo = (message: unknown, id: string): message is Answer =>
  typeof message === 'object' &&
  message !== null &&
  'metricsAnswer' in message &&
  message.metricsAnswer === id;

/** In the primary process: answers workers that ask for the metrics of all workers. */
export function answerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (!isQuestion(message)) return;
    registry.clusterMetrics().then(
      (text) => worker.isConnected() && worker.send({ metricsAnswer: message.metricsQuestion, text }),
      // A worker that is ending does not answer. The asking worker reports the missing answer.
      () => undefined,
    );
  });
}

/** In a worker: lets the primary process ask for the metrics of this worker. */
export function shareMetrics(): void {
  if (cluster.isWorker) new AggregatorRegistry();
}

/** Returns the metrics of this process, or with WORKERS the sums of all workers, as Prometheus text. */
export function metricsText(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      process.off('message', read);
    };
    const read = (message: unknown) => {
      if (!isAnswerTo(message, id)) return;
      finish();
      resolve(message.text);
    };
    const timer = setTimeout(() => {
      finish();
      reject(new Error('The workers did not send their metrics in time'));
    }, PATIENCE);
    process.on('message', read);
    process.send?.({ metricsQuestion: id } satisfies Question);
  });
}
