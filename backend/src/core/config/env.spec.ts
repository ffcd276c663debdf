import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, DEMO_ADMIN, readEnv } from './env.js';

const SECRET = 'a secret of at least thirty-two characters';

describe('readEnv', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'callboard-env-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const read = (source: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...source });

  it('should configure a local demo installation when nothing is set', () => {
    const env = read({});
    expect(env).toMatchObject({
      port: 3000,
      workers: 1,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      rateLimit: true,
    });
    expect(env.admin).toEqual(DEMO_ADMIN);
    expect(env.mongodbUri).toBeUndefined();
  });

  it('should create a secret once, readable only by its owner, when none is set', () => {
    const { appSecret } = read({});
    expect(appSecret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).appSecret).toBe(appSecret);
    expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe(appSecret);
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o077).toBe(0);
  });

  it('should turn demo data off when MONGODB_URI is set', () => {
    expect(read({ MONGODB_URI: 'mongodb://127.0.0.1/x' }).demo).toBe(false);
  });

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['WORKERS', { WORKERS: '0' }],
    ['WORKERS', { WORKERS: 'all' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'callboard.example' }],
    ['MONGODB_URI', { MONGODB_URI: 'postgres://x' }],
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_NUMBER: '9000000009' }],
    ['ADMIN_NUMBER', { ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_NUMBER', { ADMIN_NUMBER: 'nobody', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_NUMBER: '9000000009', ADMIN_PASSWORD: 'short' }],
    ['DEMO', { DEMO: 'yes' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
    ['REGISTRATIONS_PER_HOUR', { REGISTRATIONS_PER_HOUR: '0' }],
    ['REGISTRATIONS_PER_HOUR', { REGISTRATIONS_PER_HOUR: '1000001' }],
    ['TRUST_PROXY', { TRUST_PROXY: '11' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'nginx' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'fe80::1%eth0' }],
    ['STORAGE', { STORAGE: 'tape' }],
    ['DOCS', { DOCS: 'on' }],
    ['S3_ENDPOINT', { STORAGE: 's3' }],
    ['S3_BUCKET', { STORAGE: 's3', S3_ENDPOINT: 'https://s3.example' }],
    ['S3_ENDPOINT', { STORAGE: 's3', S3_ENDPOINT: 's3.example' }],
    ['SIGHTENGINE_URL', { SIGHTENGINE_URL: 'api.sightengine.com' }],
    ['FAST2SMS_URL', { FAST2SMS_URL: 'www.fast2sms.com' }],
    ['FCM_URL', { FCM_URL: 'fcm.googleapis.com' }],
    ['FCM_CREDENTIALS', { FCM_CREDENTIALS: '/no/such/file.json' }],
    ['FCM_CREDENTIALS', { FCM_CREDENTIALS: '{"project_id": "x"' }],
    ['FCM_CREDENTIALS', { FCM_CREDENTIALS: '{"project_id": "x", "client_email": "x@example.com"}' }],
    [
      'FCM_CREDENTIALS',
      { FCM_CREDENTIALS: '{"project_id": "x", "client_email": "x@example.com", "private_key": "none"}' },
    ],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example,b' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TIME_ZONE', { TIME_ZONE: 'Mars/Base' }],
  ])('should name %s when its value is invalid: %j', (name, source) => {
    expect(() => read(source)).toThrow(ConfigError);
    expect(() => read(source)).toThrow(new RegExp(`^${name}: `));
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['false', false],
    ['true', true],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('should produce the Express setting when TRUST_PROXY is %p', (TRUST_PROXY, trustProxy) => {
    expect(read({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it('should trust no proxy and allow 300 registrations per hour when nothing is set', () => {
    expect(read({})).toMatchObject({ trustProxy: false, registrationsPerHour: 300 });
  });

  it('should read push credentials when they are given as JSON or as a file path', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const json = JSON.stringify({ project_id: 'app', client_email: 'x@example.com', private_key });
    const file = join(dataDir, 'key.json');
    writeFileSync(file, json);
    for (const FCM_CREDENTIALS of [json, file])
      expect(read({ FCM_CREDENTIALS }).fcm).toEqual({
        projectId: 'app',
        clientEmail: 'x@example.com',
        privateKey: private_key,
        privateKeyId: '',
        tokenUri: 'https://oauth2.googleapis.com/token',
      });
    expect(read({}).fcm).toBeUndefined();
  });

  it('should make the API documentation public when DOCS is not set', () => {
    expect(read({}).docs).toBe('public');
    for (const DOCS of ['off', 'staff', 'public']) expect(read({ DOCS }).docs).toBe(DOCS);
  });

  describe('in production', () => {
    const production = { NODE_ENV: 'production', APP_SECRET: SECRET };

    it('should limit the API documentation to staff when DOCS is not set', () => {
      expect(read(production).docs).toBe('staff');
      expect(read({ ...production, DOCS: 'public' }).docs).toBe('public');
    });

    it('should listen on all interfaces without a default admin when nothing else is set', () => {
      expect(read(production)).toMatchObject({ host: '0.0.0.0', demo: false, admin: undefined });
    });

    it.each([
      ['APP_SECRET', { NODE_ENV: 'production' }],
      ['DEMO', { ...production, DEMO: '1' }],
      ['RATE_LIMIT', { ...production, RATE_LIMIT: 'off' }],
      ['ADMIN_PASSWORD', { ...production, ADMIN_NUMBER: '9000000001', ADMIN_PASSWORD: DEMO_ADMIN.password }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: 'true' }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: 'loopback' }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: 'linklocal' }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: '203.0.113.7, uniquelocal' }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: '203.0.113.0/24' }],
      ['TRUST_PROXY', { ...production, TRUST_PROXY: '2001:db8::/64' }],
      ['SIGHTENGINE_URL', { ...production, SIGHTENGINE_URL: 'http://api.sightengine.com' }],
      ['FCM_URL', { ...production, FCM_URL: 'http://10.0.0.7' }],
      ['FAST2SMS_URL', { ...production, FAST2SMS_URL: 'http://127.0.0.1.example.com' }],
    ])('should reject %s when its value is unsafe', (name, source) => {
      expect(() => read(source)).toThrow(new RegExp(`^${name}: `));
    });

    it.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000', 'https://proxy.example'])(
      'should accept %s as the address of an outside service',
      (address) => {
        const services = { SIGHTENGINE_URL: address, FCM_URL: address, FAST2SMS_URL: address };
        expect(read({ ...production, ...services })).toMatchObject({
          ...{ sightengineUrl: address, fcmUrl: address, fast2smsUrl: address },
        });
      },
    );

    it('should reject push credentials whose tokens would come without TLS', () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
      const key = { project_id: 'app', client_email: 'x@example.com', private_key };
      const FCM_CREDENTIALS = JSON.stringify({ ...key, token_uri: 'http://oauth2.example/token' });
      expect(() => read({ ...production, FCM_CREDENTIALS })).toThrow(
        /^FCM_CREDENTIALS: must have a token_uri/,
      );
      expect(read({ FCM_CREDENTIALS }).fcm?.tokenUri).toBe('http://oauth2.example/token');
    });

    it.each([
      ['1', 1],
      ['10.0.0.7, 2001:db8::7/128, 10.0.0.8/32', ['10.0.0.7', '2001:db8::7/128', '10.0.0.8/32']],
    ])('should accept hops and single addresses when TRUST_PROXY is %p', (TRUST_PROXY, trustProxy) => {
      expect(read({ ...production, TRUST_PROXY }).trustProxy).toEqual(trustProxy);
    });

    it.each([
      ['one letter', 'x'.repeat(32)],
      ['seven letters', 'abcdefgabcdfegabdcefgabcdefgbacdefg'],
      ['a repeated pattern', '0123456789abcdef'.repeat(2)],
      ['a repeated pattern that is cut off', 'correct-horse-'.repeat(3).slice(0, 37)],
    ])('should reject the current and the previous secret when they consist of %s', (_name, weak) => {
      expect(() => read({ ...production, APP_SECRET: weak })).toThrow(/^APP_SECRET: is too easy to guess/);
      expect(() => read({ ...production, APP_SECRET_PREVIOUS: weak })).toThrow(/^APP_SECRET_PREVIOUS: /);
    });

    it('should accept a secret when it is random', () => {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        const APP_SECRET = randomBytes(32).toString(encoding);
        expect(read({ ...production, APP_SECRET }).appSecret).toBe(APP_SECRET);
      }
    });
  });

  it('should accept any secret of 32 characters when not in production', () => {
    expect(read({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
  });
});
