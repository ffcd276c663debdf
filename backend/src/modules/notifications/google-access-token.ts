import { createSign } from 'node:crypto';
import type { FcmCredentials } from '../../core/config/fcm-credentials.js';
import { PushFault } from './push-sender.js';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const HOUR = 3600;
/** Milliseconds. A bearer token is replaced this long before it expires. */
const MARGIN = 60_000;
const TIMEOUT = 10_000;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The bearer token of a Google service account. The token is cached and renewed before it expires
 * (OAuth 2.0 for server to server applications).
 */
export class GoogleAccessToken {
  private bearer: { value: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly credentials: FcmCredentials) {}

  /** Returns the bearer token. Concurrent calls share one request. */
  async read(): Promise<string> {
    if (this.bearer && this.bearer.until > Date.now()) return this.bearer.value;
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** Drops this bearer token from the cache after the push service has rejected it. */
  reject(value: string): void {
    if (this.bearer?.value === value) this.bearer = undefined;
  }

  private async ask(): Promise<string> {
    const response = await this.request();
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const { access_token: value, expires_in: seconds, error, error_description: why } = answer;
    if (!response.ok || typeof value !== 'string') {
      const said = [error, why].filter((one) => typeof one === 'string').join(': ');
      throw new PushFault(`The push credentials are not accepted (${said || `status ${response.status}`})`);
    }
    const lifetime = (typeof seconds === 'number' ? seconds : HOUR) * 1000;
    this.bearer = { value, until: Date.now() + lifetime - MARGIN };
    return value;
  }

  private async request(): Promise<Response> {
    try {
      return await fetch(this.credentials.tokenUri, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: GRANT, assertion: this.assertion() }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
    } catch (error) {
      throw new PushFault('The sign-in of the push service cannot be reached', undefined, { cause: error });
    }
  }

  private assertion(): string {
    const { clientEmail, privateKey, privateKeyId, tokenUri } = this.credentials;
    const now = Math.floor(Date.now() / 1000);
    const header = encoded({ alg: 'RS256', typ: 'JWT', ...(privateKeyId ? { kid: privateKeyId } : {}) });
    const claims = encoded({ iss: clientEmail, scope: SCOPE, aud: tokenUri, iat: now, exp: now + HOUR });
    const signature = createSign('RSA-SHA256').update(`${header}.${claims}`).sign(privateKey, 'base64url');
    return `${header}.${claims}.${signature}`;
  }
}
