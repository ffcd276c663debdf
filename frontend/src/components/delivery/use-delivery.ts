import { useState } from 'react';
import { notify } from '../base/notify';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { underCoins } from './under-coins';

interface Delivery<Body, Answer> {
  /** Names the form and the account: each account on this browser has its own attempts. */
  form: string;
  /** The title of the failure toast. */
  failure?: string;
  /** The name of the field that holds the coins. */
  coinsField: string;
  call: (body: Body, key: string) => Promise<Answer>;
  onDone?: (body: Body, answer: Answer) => void;
}

/** Moves the coins of a form once, and retries movements without an answer. */
export function useDelivery<Body, Answer extends { message: string }>(options: Delivery<Body, Answer>) {
  const movement = useIdempotencyKey<Body>(options.form);
  // Increased after a successful retry so that the form is reset: its values must not be sent as a new movement.
  const [round, setRound] = useState(0);

  async function deliver(body: Body): Promise<Answer> {
    try {
      const answer = await movement.send(body, (key) => options.call(body, key));
      options.onDone?.(body, answer);
      return answer;
    } catch (error) {
      throw underCoins(error, options.coinsField);
    }
  }
  async function again(body: Body) {
    try {
      notify.success((await deliver(body)).message);
      setRound(round + 1);
    } catch (error) {
      notify.failure(error, options.failure);
    }
  }
  return { movement, round, deliver, again };
}
