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

/** The time in milliseconds after its last sign-in at which a device is forgotten. */
const LIFETIME = 90 * 86_400_000;
/** The number of most recent addresses stored per account, so that a record stays small. */
const ADDRESSES = 20;

/**
 * How an account recognises a device: by the browser's device cookie, by the address of an earlier sign-in, or not at
 * all.
 */
export type Recognition = { cookie: string } | 'known' | 'unknown';

/** Whether the browser itself is known, not only its address. */
export const isCookie = (device: Recognition): boolean => typeof device === 'object';

/**
 * Remembers the devices of successful sign-ins, so that attackers who guess an account's password cannot lock out its
 * owner. Panels get a cookie; clients without cookies are recognised by the address of an earlier sign-in.
 */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectModel(KnownDevice.name) private readonly devices: Model<KnownDevice>,
    private readonly secrets: SecretsService,
    @Inject(ENV) private readonly env: Pick<Env, 'production' | 'rateLimit'>,
  ) {}

  /**
   * Returns how the account recognises the device of this request. `accounts` are the account's keys
   * (platform/access/login-key.ts).
   */
  async recognise(accounts: string[], request: HttpContext['request']): Promise<Recognition> {
    if (!this.env.rateLimit) return 'unknown';
    for (const account of accounts) {
      const id = this.cookieOf(account, request);
      if (id) return { cookie: id };
    }
    for (const account of accounts) if (await this.knowsAddress(account, addressOf(request))) return 'known';
    return 'unknown';
  }

  /** Returns whether the account signed in from this address, or from its IPv6 /64, in the last 90 days. */
  async knowsAddress(account: string, address: string): Promise<boolean> {
    if (!address) return false;
    const records = this.keys().map((key) => ({
      _id: hashOf(key, account),
      addresses: hashOf(key, account, addressKey(address)),
    }));
    return (await this.devices.exists({ $or: records, expiresAt: { $gt: new Date() } })) !== null;
  }

  /** Remembers the device of a successful sign-in. */
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
    // Removes the address first, so that the push moves it to the end, where the most recent addresses are.
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

  /** Returns the keys, the current one first. */
  private keys(): Buffer[] {
    return this.secrets.keys('known-device').map(({ key }) => key);
  }
}

const hashOf = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
