import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { AppError } from '../../core/errors.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { SecretSettingsService } from '../settings/secret-settings.service.js';

/** The limits of a call to Stripe, in milliseconds and tries. */
const TIMEOUT = 15_000;
const RETRIES = 1;
/** Seconds after which a caller may try again while Stripe does not answer. */
const RETRY_SECONDS = 30;
/** A signed event may be this many seconds old. */
const TOLERANCE_SECONDS = 300;

const PURCHASES_OFF = 'Purchases are off';

/** The payment service. Its keys are secret settings; without them, purchases are off. */
@Injectable()
export class StripeService {
  private readonly logger = new Logger('Stripe');
  private known: { key: string; client: Stripe } | undefined;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'stripeUrl'>,
    private readonly settings: SecretSettingsService,
  ) {}

  /** Whether users can buy coins now. */
  async isOn(): Promise<boolean> {
    const { stripeKey, stripeWebhookSecret } = await this.settings.read();
    // Without the secret, no payment would be credited before Stripe is asked.
    return stripeKey !== '' && stripeWebhookSecret !== '';
  }

  /** Fails with UNAVAILABLE while purchases are off. */
  async assertOn(): Promise<void> {
    if (!(await this.isOn())) throw off();
  }

  /** Calls Stripe. Fails with UNAVAILABLE when purchases are off, and when Stripe does not answer or does not accept the call. */
  async call<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
    const client = await this.client();
    try {
      return await work(client);
    } catch (error) {
      // The message of an answer names no key; a request that Stripe refuses is a fault of the settings or of this code.
      const { message, type } = error as { message?: string; type?: string };
      this.logger.error(`${type ?? 'Error'}: ${message ?? ''}`);
      const text = 'The payment service does not answer. Please try again later';
      throw new AppError('UNAVAILABLE', text, undefined, RETRY_SECONDS, { cause: error });
    }
  }

  /** Returns the event in a body that Stripe signed. VALIDATION_FAILED for any other. */
  async eventOf(body: Buffer, signature: string): Promise<Stripe.Event> {
    const { stripeWebhookSecret: secret } = await this.settings.read();
    // Without the secret, no signature is valid. Stripe sends the event again.
    if (!secret) throw invalid();
    const { Stripe: library } = await import('stripe');
    try {
      return library.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      throw invalid();
    }
  }

  /** The library is large, so it loads with the first purchase. */
  private async client(): Promise<Stripe> {
    const { stripeKey: key } = await this.settings.read();
    if (!key) throw off();
    if (this.known?.key === key) return this.known.client;
    const { Stripe: library } = await import('stripe');
    const { hostname: host, port, protocol } = new URL(this.env.stripeUrl);
    const client = new library(key, {
      host,
      port: port || (protocol === 'http:' ? 80 : 443),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: TIMEOUT,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
    this.known = { key, client };
    return client;
  }
}

/** Returns what Stripe says if it will never accept the call that failed with this error; undefined if it may later. */
export function refusalOf(error: unknown): string | undefined {
  const { type, message } = ((error as Error).cause ?? {}) as { type?: string; message?: string };
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError' ? (message ?? '') : undefined;
}

const off = () => new AppError('UNAVAILABLE', PURCHASES_OFF, undefined, RETRY_SECONDS);
const invalid = () => new AppError('VALIDATION_FAILED', 'The signature is not valid');
