// Reads and checks the environment variables once, at start. docs/configuration.md describes each variable.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { namedZone } from '../days.js';
import { phoneOf } from '../typed-number.js';
import { type FcmCredentials, readFcmCredentials } from './fcm-credentials.js';
import { readTrustProxy, type TrustProxy } from './trust-proxy.js';

/** An invalid configuration. The message is one line that names the variable. */
export class ConfigError extends Error {}

export interface Env {
  production: boolean;
  port: number;
  /** API processes on one port and one database. */
  workers: number;
  host: string;
  /** Absolute URL of the product, without a trailing slash. */
  publicUrl: string;
  /** undefined selects the embedded database under `dataDir`. */
  mongodbUri: string | undefined;
  dataDir: string;
  appSecret: string;
  /** The secret before a rotation: opens existing values, makes no new ones. */
  appSecretPrevious: string | undefined;
  admin: { number: string; password: string } | undefined;
  demo: boolean;
  metricsToken: string | undefined;
  /** The bucket for uploaded files; undefined stores them under DATA_DIR. */
  s3: S3Settings | undefined;
  /** The service that scores videos. Differs from the default only in tests and behind a proxy. */
  sightengineUrl: string;
  /** Credentials for push notifications. When undefined, notifications appear only in the app's inbox. */
  fcm: FcmCredentials | undefined;
  fcmUrl: string;
  /** The SMS service that sends codes. Unused until an admin sets its key. */
  fast2smsUrl: string;
  /** The payment service. Unused until an admin sets its key. */
  stripeUrl: string;
  rateLimit: boolean;
  /** Who may read Swagger UI and the OpenAPI document. */
  docs: 'off' | 'staff' | 'public';
  /** App user registrations allowed per hour from one IPv4 address or IPv6 /64. */
  registrationsPerHour: number;
  appName: string;
  appLogo: string;
  corsOrigins: string[];
  trustProxy: TrustProxy;
  logLevel: string;
  /** The time zone of the installation; undefined: an Owner chooses it. */
  timeZone: string | undefined;
}

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** The first platform admin of a demo installation; refused in production. */
export const DEMO_ADMIN = { number: '9000000001', password: 'demo-admin-1' };

type Source = Record<string, string | undefined>;
type Rule<T> = (value: string, name: string) => T;

const fail = (name: string, why: string): never => {
  throw new ConfigError(`${name}: ${why}`);
};
const text: Rule<string> = (value) => value;
const integer =
  (minimum: number, maximum: number): Rule<number> =>
  (value, name) => {
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    return number >= minimum && number <= maximum
      ? number
      : fail(name, `must be a whole number from ${minimum} to ${maximum}, not '${value}'`);
  };
const oneOf =
  <const T extends string>(...values: T[]): Rule<T> =>
  (value, name) =>
    values.find((one) => one === value) ?? fail(name, `must be ${values.join(' or ')}, not '${value}'`);
const url =
  (...protocols: string[]): Rule<string> =>
  (value, name) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? value.replace(/\/+$/, '')
      : fail(name, `must be an address that starts with ${protocols.join(' or ')}`);
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Returns whether no one on the network can read what is sent to an address: over TLS, or on this machine. */
const isProtected = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK.test(hostname);
};
/** An outside service, which gets keys and phone numbers. */
const serviceUrl =
  (production: boolean): Rule<string> =>
  (value, name) => {
    const address = url('http:', 'https:')(value, name);
    return production && !isProtected(address)
      ? fail(name, 'must start with https: in production, unless it is on this machine')
      : address;
  };
const fcmCredentials =
  (production: boolean): Rule<FcmCredentials> =>
  (value, name) => {
    const credentials = readFcmCredentials(value);
    if (typeof credentials === 'string') return fail(name, credentials);
    return production && !isProtected(credentials.tokenUri)
      ? fail(name, 'must have a token_uri that starts with https: in production')
      : credentials;
  };
const mongoUri: Rule<string> = (value, name) =>
  /^mongodb(\+srv)?:\/\/\S+$/.test(value)
    ? value
    : fail(name, 'must start with mongodb:// or mongodb+srv://');
const secret: Rule<string> = (value, name) =>
  value.length >= 32 ? value : fail(name, 'must have at least 32 characters');
/** The longest pattern, in characters, that `isRepetition` detects. */
const LONGEST_PATTERN = 16;
/** Returns whether a text repeats one pattern throughout, such as `aaaa...` or `abc123abc123...`. */
const isRepetition = (value: string) =>
  Array.from({ length: LONGEST_PATTERN }, (_, at) => at + 1).some(
    (length) => value.slice(length) === value.slice(0, -length),
  );
/** Rejects guessable secrets. In production, one token lets an attacker test guesses offline without limit. */
const strongSecret: Rule<string> = (value, name) =>
  new Set(secret(value, name)).size < 8 || isRepetition(value)
    ? fail(name, 'is too easy to guess: generate one with `openssl rand -hex 32`')
    : value;
const origins: Rule<string[]> = (value, name) =>
  value.split(',').map((one) => url('http:', 'https:')(one.trim(), name));
const zone: Rule<string> = (value, name) => namedZone(value) ?? fail(name, `is not a time zone: '${value}'`);
const trustedProxies =
  (production: boolean): Rule<TrustProxy> =>
  (value, name) => {
    const trusted = readTrustProxy(value, production);
    return typeof trusted === 'string' ? fail(name, trusted) : trusted;
  };

/**
 * Reads and checks the environment; throws ConfigError at the first bad value. Outside production, `createSecret` makes
 * a missing secret.
 */
export function readEnv(source: Source = process.env, { createSecret = true } = {}): Env {
  const read = <T>(name: string, rule: Rule<T>): T | undefined => {
    const value = source[name]?.trim();
    return value ? rule(value, name) : undefined;
  };
  const production = source.NODE_ENV === 'production';
  const port = read('PORT', integer(0, 65535)) ?? 3000;
  const host = read('HOST', text) ?? (production ? '0.0.0.0' : '127.0.0.1');
  const mongodbUri = read('MONGODB_URI', mongoUri);
  const dataDir = resolve(read('DATA_DIR', text) ?? '.data');
  const demo = (read('DEMO', oneOf('0', '1')) ?? (mongodbUri || production ? '0' : '1')) === '1';
  if (demo && production) fail('DEMO', 'must be 0 in production');
  const rateLimit = (read('RATE_LIMIT', oneOf('on', 'off')) ?? 'on') === 'on';
  if (!rateLimit && production) fail('RATE_LIMIT', 'must be on in production');
  const needed = <T>(name: string, rule: Rule<T>): T =>
    read(name, rule) ?? fail(name, 'is required when STORAGE is s3');
  const readS3 = (): S3Settings => ({
    endpoint: needed('S3_ENDPOINT', url('http:', 'https:')),
    region: read('S3_REGION', text) ?? 'us-east-1',
    bucket: needed('S3_BUCKET', text),
    accessKey: needed('S3_ACCESS_KEY', text),
    secretKey: needed('S3_SECRET_KEY', text),
  });
  const service = serviceUrl(production);
  const storage = read('STORAGE', oneOf('local', 's3')) ?? 'local';

  return {
    production,
    port,
    workers: read('WORKERS', integer(1, 64)) ?? 1,
    host,
    publicUrl: read('PUBLIC_URL', url('http:', 'https:')) ?? `http://${host}:${port}`,
    mongodbUri,
    dataDir,
    appSecret:
      read('APP_SECRET', production ? strongSecret : secret) ??
      (production ? fail('APP_SECRET', 'is required in production') : ownSecret(dataDir, createSecret)),
    appSecretPrevious: read('APP_SECRET_PREVIOUS', production ? strongSecret : secret),
    admin: firstAdmin(read('ADMIN_NUMBER', text), read('ADMIN_PASSWORD', text), production),
    demo,
    metricsToken: read('METRICS_TOKEN', text),
    s3: storage === 's3' ? readS3() : undefined,
    sightengineUrl: read('SIGHTENGINE_URL', service) ?? 'https://api.sightengine.com',
    fcm: read('FCM_CREDENTIALS', fcmCredentials(production)),
    fcmUrl: read('FCM_URL', service) ?? 'https://fcm.googleapis.com',
    fast2smsUrl: read('FAST2SMS_URL', service) ?? 'https://www.fast2sms.com',
    stripeUrl: read('STRIPE_URL', service) ?? 'https://api.stripe.com',
    rateLimit,
    docs: read('DOCS', oneOf('off', 'staff', 'public')) ?? (production ? 'staff' : 'public'),
    registrationsPerHour: read('REGISTRATIONS_PER_HOUR', integer(1, 1_000_000)) ?? 300,
    appName: read('APP_NAME', text) ?? 'Callboard',
    appLogo: read('APP_LOGO', text) ?? '',
    corsOrigins: read('CORS_ORIGINS', origins) ?? [],
    trustProxy: read('TRUST_PROXY', trustedProxies(production)) ?? false,
    logLevel:
      read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')) ?? 'info',
    timeZone: read('TIME_ZONE', zone),
  };
}

/**
 * Returns the first admin from ADMIN_NUMBER and ADMIN_PASSWORD. When both are unset: the demo values outside
 * production, undefined in production.
 */
function firstAdmin(
  number: string | undefined,
  password: string | undefined,
  production: boolean,
): Env['admin'] {
  if (!number && !password) return production ? undefined : DEMO_ADMIN;
  if (!number || !password)
    return fail(number ? 'ADMIN_PASSWORD' : 'ADMIN_NUMBER', 'is missing: set both or neither');
  const digits = phoneOf(number).replace('+', '');
  if (!/^\d{5,15}$/.test(digits)) fail('ADMIN_NUMBER', 'must be a phone number of 5 to 15 digits');
  if (password.length < 8) fail('ADMIN_PASSWORD', 'must have at least 8 characters');
  if (password.length > 200) fail('ADMIN_PASSWORD', 'must have at most 200 characters');
  if (production && password === DEMO_ADMIN.password)
    fail('ADMIN_PASSWORD', 'must not be the demo password in production');
  return { number: digits, password };
}

/**
 * Returns the generated secret of an installation without APP_SECRET. The secret is stored in DATA_DIR. With `create`, a
 * missing secret is created.
 */
function ownSecret(dataDir: string, create: boolean): string {
  const file = join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    if (!create)
      fail('APP_SECRET', `is not set, and ${file} does not exist. Copy the secret of the installation`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Writes the complete secret to a file with a random name, then links the file to its final name. Two processes
    // that start together therefore read the same secret. The name is random because two containers can share a process
    // id.
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
