import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { HttpContext } from '../../http/http-context.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import { addressKey, addressOf } from '../../core/address.js';
import { panelOf } from '../../http/panel-session.js';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.js';
import { KnownDevice } from './known-device.schema.js';
import { SecretsService } from './secrets.service.js';

/** A device is forgotten this long after its last sign-in. */
const LIFETIME = 90 * 86_400_000;
/** An account keeps the latest addresses only, so that a record stays small. */
const ADDRESSES = 20;

/** How an account knows a device: by the browser's own cookie, by an address of an earlier sign-in, or not at all. */
export type Recognition = { cookie: string } | 'known' | 'unknown';

/**
 * Remembers from where an account signed in with the right password, so that others who guess at the account cannot keep its
 * owner out. Panels get a cookie; clients without cookies are known by the address of an earlier sign-in.
 */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectModel(KnownDevice.name) private readonly devices: Model<KnownDevice>,
    private readonly secrets: SecretsService,
    @Inject(ENV) private readonly env: Pick<Env, 'production' | 'rateLimit'>,
  ) {}

  /** How the account knows the device of this request, by one of its keys (platform/access/login-key.ts). */
  async recognise(accounts: string[], request: HttpContext['request']): Promise<Recognition> {
    if (!this.env.rateLimit) return 'unknown';
    for (const account of accounts) {
      const id = this.cookieOf(account, request);
      if (id) return { cookie: id };
    }
    for (const account of accounts) if (await this.knowsAddress(account, addressOf(request))) return 'known';
    return 'unknown';
  }

  /** Whether the account signed in from this address, or its IPv6 /64, in the last 90 days. */
  async knowsAddress(account: string, address: string): Promise<boolean> {
    if (!address) return false;
    const records = this.keys().map((key) => ({
      _id: hashOf(key, account),
      addresses: hashOf(key, account, addressKey(address)),
    }));
    return (await this.devices.exists({ $or: records, expiresAt: { $gt: new Date() } })) !== null;
  }

  /** Remembers the device of a sign-in that has just succeeded. */
  async remember(account: string, { request, response }: HttpContext): Promise<void> {
    if (!this.env.rateLimit) return;
    const { key } = this.secrets.current('known-device');
    const address = addressOf(request);
    if (address) await this.rememberAddress(hashOf(key, account), hashOf(key, account, addressKey(address)));
    const panel = panelOf(request);
    if (!panel) return;
    const id = this.cookieOf(account, request);
    const secure = this.env.production;
    setDeviceCookie(response, panel, account, { key, secure, maxAge: LIFETIME, id });
  }

  /** Forgets every address of an account. */
  async forget(account: string): Promise<void> {
    await this.devices.deleteMany({ _id: { $in: this.keys().map((key) => hashOf(key, account)) } });
  }

  private async rememberAddress(_id: string, address: string): Promise<void> {
    // Taken out first: the address moves to the end, where the latest ones are.
    await this.devices.updateOne({ _id }, { $pull: { addresses: address } });
    const latest = { addresses: { $each: [address], $slice: -ADDRESSES } };
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.devices.updateOne({ _id }, { $push: latest, $set: { expiresAt } }, { upsert: true });
  }

  private cookieOf(account: string, request: HttpContext['request']): string | undefined {
    const panel = panelOf(request);
    const options = { keys: this.keys(), secure: this.env.production };
    return panel && readDeviceCookie(request, panel, account, options);
  }

  /** The current key first. */
  private keys(): Buffer[] {
    return this.secrets.keys('known-device').map(({ key }) => key);
  }
}

const hashOf = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
