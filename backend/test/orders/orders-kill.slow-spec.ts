// kill -9 of the product while Stripe reports payments: each order is credited once. With the app's client.
import { setTimeout as pause } from 'node:timers/promises';
import { checkedFetch } from '../support/answers.js';
import { ADMIN } from '../support/app.js';
import { oneServer } from '../support/kill/one-server.js';
import { SECRET, verifyLedger } from '../support/kill/processes.js';
import { Phone } from '../support/phone.js';
import {
  eventOf,
  SECRET_KEY,
  signatureOf,
  startStripe,
  type StripeStandIn,
  WEBHOOK_SECRET,
} from './stripe-stand-in.js';

const KILLS = 10;
const COINS = 250;
/** How often Stripe sends each event at once. */
const AT_ONCE = 5;

const world = oneServer();
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

/** Sends a call of the admin and returns its answer. */
async function asAdmin(url: string) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await checkedFetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const { accessToken } = await send('POST', 'login', ADMIN);
  return (method: string, path: string, body?: object) => send(method, path, body, accessToken as string);
}

/** Sends an event. Returns whether the product took it; a killed product does not answer. */
async function report(url: string, event: string): Promise<boolean> {
  try {
    const { status } = await checkedFetch(`${url}/api/app/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(event) },
      body: event,
    });
    return status === 200;
  } catch {
    return false;
  }
}

describe('kill -9 while Stripe reports payments', () => {
  it(`should credit each order once when the product is killed ${KILLS} times`, async () => {
    const environment = { ...SECRET, STRIPE_URL: stripe.url };
    let server = await world.serve(environment);
    const { url } = world;
    const admin = await asAdmin(url);
    const { details } = (await admin('GET', 'secretfile')) as { details: [{ _id: string }] };
    const keys = { stripeKey: SECRET_KEY, stripeWebhookSecret: WEBHOOK_SECRET };
    await admin('PUT', `secretfile/${details[0]._id}`, keys);
    const { plans } = (await admin('POST', 'plan/createPlan', {
      title: 'Starter',
      coins: COINS,
      rs: 99,
    })) as {
      plans: { _id: string };
    };
    const phone = new Phone(url);
    const registered = {
      username: 'the.buyer',
      number: '919811100009',
      name: 'Buyer',
      password: 'a good password',
    };
    await phone.client.registerUser(registered);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { details: order } = await phone.client.makeOrder({ plan: plans._id });
      expect(order.clientSecret).toBe(stripe.paymentOf(order._id).client_secret);
      const event = eventOf('payment_intent.succeeded', stripe.pay(stripe.paymentOf(order._id)));
      const reports = Array.from({ length: AT_ONCE }, () => report(url, event));
      await pause(kill * 4);
      await server.kill();
      await Promise.all(reports);
      server = await world.serve(environment);
      expect(await report(url, event)).toBe(true);
    }
    expect((await phone.client.fetchOwnWallet()).details).toMatchObject({ coin: KILLS * COINS });
    const { details: orders } = await phone.client.listOwnOrders({ page: 1, limit: 50 });
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: KILLS }, () => 'paid'));
    const entries = await world.connection.collection('ledgerentries').countDocuments({ kind: 'purchase' });
    expect(entries).toBe(KILLS);
    expect(await verifyLedger(world.dataDir, world.uri)).toMatch(/^All balances match the ledger/);
  }, 300_000);
});
