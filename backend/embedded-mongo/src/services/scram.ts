import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { MongoError } from '../errors/mongo-error.js';

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const hmac = (key: Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** The minimum that drivers accept. More iterations add no protection to a random password. */
const iterations = 4096;

/** The single account of a server that requires sign-in: a random password and its SCRAM-SHA-256 keys (RFC 7677). */
export class Account {
  readonly user = 'embedded';
  readonly password = randomBytes(32).toString('base64url');
  readonly salt = randomBytes(16);
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;

  constructor() {
    const salted = pbkdf2Sync(this.password, this.salt, iterations, 32, 'sha256');
    this.storedKey = sha256(hmac(salted, 'Client Key'));
    this.serverKey = hmac(salted, 'Server Key');
  }
}

const failed = (): MongoError => new MongoError('AuthenticationFailed', 'Authentication failed.');

/** A sign-in: the server's side of a SCRAM conversation. */
export class ScramConversation {
  private readonly nonce: string;
  private readonly messages: string;
  /** The server's first message, in reply to the client's first message (`n,,n=user,r=nonce`). */
  readonly first: string;

  constructor(
    private readonly account: Account,
    clientFirst: string,
  ) {
    const [, bare, user, nonce] = /^n,,(n=([^,]*),r=([!-+\--~]+))$/.exec(clientFirst) ?? [];
    if (user !== account.user) throw failed();
    this.nonce = `${nonce}${randomBytes(24).toString('base64')}`;
    this.first = `r=${this.nonce},s=${account.salt.toString('base64')},i=${iterations}`;
    this.messages = `${bare},${this.first}`;
  }

  /** Verifies the client's proof and returns the server's proof. Throws AuthenticationFailed for a wrong password. */
  finish(clientFinal: string): string {
    const [, bare, nonce, proof] = /^(c=biws,r=([^,]+)),p=([^,]+)$/.exec(clientFinal) ?? [];
    if (nonce !== this.nonce || proof === undefined) throw failed();
    const message = `${this.messages},${bare}`;
    const signature = hmac(this.account.storedKey, message);
    const given = Buffer.from(proof, 'base64');
    if (given.length !== signature.length) throw failed();
    const clientKey = Buffer.from(signature.map((byte, i) => byte ^ given.readUInt8(i)));
    if (!timingSafeEqual(sha256(clientKey), this.account.storedKey)) throw failed();
    return `v=${hmac(this.account.serverKey, message).toString('base64')}`;
  }
}
