// A server in the place of Stripe: speaks the documented calls that the product makes, and signs events.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { SealingService } from '../../src/platform/access/sealing.service.js';
import type { TestApp } from '../support/app.js';

export const SECRET_KEY = 'sk_test_000000000000000000000000';
export const WEBHOOK_SECRET = 'whsec_0000000000000000000000';

/** The fields of a payment that the product reads. */
export interface Payment {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  last_payment_error: { message: string } | null;
}

/** The fields of a refund that the product reads. */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface StripeStandIn {
  url: string;
  /** All refunds by id. */
  refunds: Map<string, Refund>;
  /** The status of the next refunds. */
  refundsAs: string;
  /** All payments by id. */
  payments: Map<string, Payment>;
  /** The status with which the next calls fail; 0: they succeed. */
  failWith: number;
  /** How many calls arrived. */
  calls: number;
  /** Returns the payment of an order. */
  paymentOf: (order: string) => Payment;
  /** Marks a payment as paid. By default with the amount and the currency that it asks for. */
  pay: (payment: Payment, paid?: { amount?: number; currency?: string }) => Payment;
  close: () => Promise<void>;
}

export async function startStripe(): Promise<StripeStandIn> {
  const payments = new Map<string, Payment>();
  const made = new Map<string, Payment>();
  const create = (form: URLSearchParams, key: string): Payment => {
    const known = made.get(key);
    if (known) return known;
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const payment: Payment = {
      ...{ id, object: 'payment_intent', client_secret: `${id}_secret_${randomBytes(8).toString('hex')}` },
      ...{ status: 'requires_payment_method', amount: Number(form.get('amount')), amount_received: 0 },
      currency: form.get('currency') ?? '',
      metadata: { order: form.get('metadata[order]') ?? '' },
      last_payment_error: null,
    };
    payments.set(id, payment);
    made.set(key, payment);
    return payment;
  };
  const refunds = new Map<string, Refund>();
  const refundsMade = new Map<string, Refund>();
  /** Makes a refund; undefined when the payment has not so much left. */
  const refund = (form: URLSearchParams, key: string): Refund | undefined => {
    const known = refundsMade.get(key);
    if (known) return known;
    const [amount, payment] = [Number(form.get('amount')), form.get('payment_intent') ?? ''];
    const others = [...refunds.values()].filter(
      (one) => one.payment_intent === payment && one.status !== 'failed',
    );
    const left = others.reduce((sum, one) => sum - one.amount, payments.get(payment)?.amount_received ?? 0);
    if (amount > left) return undefined;
    const made: Refund = {
      ...{ id: `re_${randomBytes(12).toString('hex')}`, object: 'refund', amount, payment_intent: payment },
      status: standIn.refundsAs,
      metadata: {
        ...{ order: form.get('metadata[order]') ?? '', refund: form.get('metadata[refund]') ?? '' },
      },
    };
    refunds.set(made.id, made);
    refundsMade.set(key, made);
    return made;
  };
  const standIn: StripeStandIn = {
    ...{ url: '', payments, failWith: 0, calls: 0, refunds, refundsAs: 'succeeded' },
    paymentOf: (order) => [...payments.values()].find(({ metadata }) => metadata.order === order)!,
    pay: (payment, { amount = payment.amount, currency = payment.currency } = {}) =>
      Object.assign(payment, { status: 'succeeded', amount_received: amount, currency }),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    standIn.calls += 1;
    const body = Buffer.concat(await request.toArray()).toString();
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (standIn.failWith)
      return send(standIn.failWith, { error: { type: 'api_error', message: 'Out of order' } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    const form = new URLSearchParams(body);
    const key = String(request.headers['idempotency-key']);
    if (request.method === 'POST' && request.url === '/v1/refunds') {
      const made = refund(form, key);
      if (made) return send(200, made);
      return send(400, { error: { type: 'invalid_request_error', message: 'Refund is more than is left' } });
    }
    const [, id] = /^\/v1\/payment_intents(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (request.method === 'POST' && !id) return send(200, create(form, key));
    const payment = payments.get(id ?? '');
    if (payment) return send(200, payment);
    return send(404, { error: { type: 'invalid_request_error', message: 'No such payment_intent' } });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

/** Returns an event as Stripe would send it. */
export const eventOf = (
  type: string,
  object: object,
  id = `evt_${randomBytes(8).toString('hex')}`,
  created = Math.floor(Date.now() / 1000),
): string => JSON.stringify({ id, object: 'event', type, created, data: { object } });

/** Returns the signature of an event, by default of now and with the right secret. */
export const signatureOf = (
  payload: string,
  { secret = WEBHOOK_SECRET, secondsAgo = 0 }: { secret?: string; secondsAgo?: number } = {},
): string =>
  Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret },
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

/** Sets the keys of Stripe, like the admin's screen. */
export async function setStripeKeys(app: TestApp): Promise<void> {
  const settings = app.connection.collection('secret-settings');
  const { _id } = (await settings.findOne({}))!;
  const seal = (name: string, key: string) =>
    app.nest.get(SealingService).seal('secret-setting', `${_id.toHexString()}.${name}`, key);
  const sealed = {
    'sealed.stripeKey': seal('stripeKey', SECRET_KEY),
    'sealed.stripeWebhookSecret': seal('stripeWebhookSecret', WEBHOOK_SECRET),
  };
  await settings.updateOne({ _id }, { $set: sealed });
}
