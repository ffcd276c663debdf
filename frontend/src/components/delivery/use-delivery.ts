import { useState } from 'react';
import { notify } from '../notify';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { underCoins } from './under-coins';

interface Delivery<Body, Answer> {
  /** Names the form, and whose it is: another account on this browser has attempts of its own. */
  form: string;
  /** Documented title of the failure toast. */
  failure?: string;
  /** The field that holds the coins. */
  coinsField: string;
  call: (body: Body, key: string) => Promise<Answer>;
  onDone?: (body: Body, answer: Answer) => void;
}

/** Moves the coins of a form once, and asks again for what has no answer. */
export function useDelivery<Body, Answer extends { message: string }>(options: Delivery<Body, Answer>) {
  const movement = useIdempotencyKey<Body>(options.form);
  // An attempt that went through by asking again may still stand in the form: it must not be sent as a new one.
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
