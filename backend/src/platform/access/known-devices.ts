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

/** The record of the known devices of an account, and an address to remember in it, both as HMACs. */
export interface KnownPlace {
  devices: string;
  address: string;
}

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
    return this.byCookie(accounts, request) ?? this.byAddress(accounts, request);
  }

  /** Returns the device that the cookie of this request proves, if it has one. Asks no database. */
  byCookie(accounts: string[], request: HttpContext['request']): Recognition | undefined {
    if (!this.env.rateLimit) return undefined;
    const [cookie] = accounts.flatMap((account) => this.cookieOf(account, request) ?? []);
    return cookie === undefined ? undefined : { cookie };
  }

  /** Returns how the account recognises the address of this request. */
  async byAddress(accounts: string[], request: HttpContext['request']): Promise<Recognition> {
    if (!this.env.rateLimit) return 'unknown';
    return (await this.knowsAddress(accounts, addressOf(request))) ? 'known' : 'unknown';
  }

  /** Returns whether the account signed in from this address, or from its IPv6 /64, in the last 90 days. */
  async knowsAddress(accounts: string[], address: string): Promise<boolean> {
    if (!address) return false;
    const records = this.keys().flatMap((key) =>
      accounts.map((account) => ({
        _id: hashOf(key, account),
        addresses: hashOf(key, account, addressKey(address)),
      })),
    );
    return (await this.devices.exists({ $or: records, expiresAt: { $gt: new Date() } })) !== null;
  }

  /** Remembers the device of a successful sign-in. */
  async remember(account: string, http: HttpContext): Promise<void> {
    const place = this.placeOf(account, http.request);
    if (place) await this.rememberPlaces([place]);
    this.handCookie(account, http);
  }

  /** Returns where a sign-in to the account came from, to remember it later; undefined when it is not remembered. */
  placeOf(account: string, request: HttpContext['request']): KnownPlace | undefined {
    const address = addressOf(request);
    if (!this.env.rateLimit || !address) return undefined;
    const { key } = this.secrets.current('known-device');
    return { devices: hashOf(key, account), address: hashOf(key, account, addressKey(address)) };
  }

  /** Remembers the addresses of successful sign-ins, the latest last. */
  async rememberPlaces(places: readonly KnownPlace[]): Promise<void> {
    if (!places.length) return;
    // Removes the addresses first, so that the push moves them to the end, where the most recent addresses are.
    await this.devices.bulkWrite(
      places.map(({ devices: _id, address }) => ({
        updateOne: { filter: { _id }, update: { $pull: { addresses: address } } },
      })),
    );
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.devices.bulkWrite(
      places.map(({ devices: _id, address }) => {
        const latest = { addresses: { $each: [address], $slice: -ADDRESSES } };
        return {
          updateOne: { filter: { _id }, update: { $push: latest, $set: { expiresAt } }, upsert: true },
        };
      }),
    );
  }

  /** Lets the browser of a panel prove at its next sign-in that it signed in to this account. */
  handCookie(account: string, { request, response }: HttpContext): void {
    const panel = panelOf(request);
    if (!this.env.rateLimit || !panel) return;
    const { key } = this.secrets.current('known-device');
    const id = this.cookieOf(account, request);
    const secure = this.env.production;
    setDeviceCookie(response, panel, account, { key, secure, maxAge: LIFETIME, id });
  }

  /** Forgets every address of an account. */
  async forget(account: string): Promise<void> {
    await this.devices.deleteMany({ _id: { $in: this.keys().map((key) => hashOf(key, account)) } });
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
