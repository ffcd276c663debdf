// Passkeys as tests use them: a device that makes and signs them in software (ES256, attestation `none`), made apart from
// the product, so that the two check each other.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Response } from 'supertest';
import type { StaffRole } from '../../src/core/roles.js';
import type { Agent, TestApp } from './app.js';
import { expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';
import type { Protected } from './second-factor.js';

export const HOST = 'staff.example.com';
/** The environment of an installation that offers passkeys. */
export const OFFERING = { PUBLIC_URL: `https://${HOST}` };
export const PASSKEYS = '/api/auth/mfa/passkeys';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The beginning of a value of CBOR: its kind, and its number or length. */
function headOf(kind: number, count: number): Buffer {
  const first = kind << 5;
  if (count < 24) return Buffer.from([first | count]);
  if (count < 256) return Buffer.from([first | 24, count]);
  return Buffer.from([first | 25, count >> 8, count & 255]);
}

function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (typeof value === 'string')
    return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  return Buffer.concat([headOf(5, value.size), ...[...value].flat().map((one) => cborOf(one))]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const textOf = (bytes: Buffer) => bytes.toString('base64url');

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

/** What the calls answer for the browser, as far as the device reads it. */
export interface Options {
  challenge: string;
  user?: { id: string; name: string };
  rp?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

interface Habits {
  /** The page that the browser shows. */
  origin?: string;
  /** The host name that the passkey belongs to. */
  host?: string;
  /** Whether the device checks who uses it. */
  verifies?: boolean;
}

/** A device with one passkey. */
export class Device {
  /** How many signatures it has counted; 0 for ever on a device that does not count. */
  counter = 0;
  counts = true;
  credential = textOf(randomBytes(32));
  origin: string;
  host: string;
  verifies: boolean;
  private handle = '';
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor({ origin = OFFERING.PUBLIC_URL, host = HOST, verifies = true }: Habits = {}) {
    this.origin = origin;
    this.host = host;
    this.verifies = verifies;
  }

  /** Makes its passkey. */
  make({ challenge, user }: Options) {
    this.handle = user!.id;
    const id = Buffer.from(this.credential, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey()]);
    const attestationObject = cborOf(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([this.stateOf(WITH_KEY), key])],
      ]),
    );
    return {
      id: this.credential,
      clientDataJSON: textOf(this.clientData('webauthn.create', challenge)),
      attestationObject: textOf(attestationObject),
      transports: ['internal'],
    };
  }

  /** Signs a challenge with its passkey. */
  sign({ challenge }: Options) {
    if (this.counts) this.counter += 1;
    const authenticatorData = this.stateOf();
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.credential,
      clientDataJSON: textOf(clientData),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(sign('sha256', signed, this.keys.privateKey)),
      userHandle: this.handle,
    };
  }

  private stateOf(more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.verifies ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** COSE: an elliptic curve key for ES256 on P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return cborOf(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

/** What a call answered for the browser. */
export const optionsOf = (response: Response): Options =>
  (expectSuccess(response).details as { options: Options }).options;

export const beginPasskey = (agent: Agent, password = PASSWORD) => agent.post(PASSKEYS).send({ password });
export const finishPasskey = (agent: Agent, passkey: object, name = 'Test device') =>
  agent.post(`${PASSKEYS}/finish`).send({ name, passkey });
export const challenge = (agent: Agent) => agent.post(`${PASSKEYS}/challenge`);
export const verifyPasskey = (agent: Agent, passkey: object) =>
  agent.post(`${PASSKEYS}/verify`).send({ passkey });
export const removePasskey = (agent: Agent, id: string, proof: object) =>
  agent.post(`${PASSKEYS}/${id}/remove`).send(proof);

/** Adds the passkey of a device to the account of the caller. */
export async function addPasskey(agent: Agent, device: Device, name?: string): Promise<Response> {
  return finishPasskey(agent, device.make(optionsOf(await beginPasskey(agent))), name);
}

/** What the device signs for the caller now: to finish the sign-in of a half-open session, or as a proof. */
export const signature = async (agent: Agent, device: Device) =>
  device.sign(optionsOf(await challenge(agent)));

/** Finishes the sign-in of a half-open session with the device. */
export const signInWith = async (agent: Agent, device: Device) =>
  verifyPasskey(agent, await signature(agent, device));

export interface PasskeyOwner extends Omit<Protected, 'secret'> {
  device: Device;
}

/** An account of this role, by default a new one, with one passkey and no authenticator app. */
export async function ownPasskey(
  app: TestApp,
  role: StaffRole,
  given?: Protected['account'],
): Promise<PasskeyOwner> {
  const account = given ?? (await app.create.account(role));
  const { agent, id } = await app.as(role, account as never);
  const device = new Device();
  const { recoveryCodes } = expectSuccess(await addPasskey(agent, device)).details as {
    recoveryCodes: string[];
  };
  return { role, id, account, device, recoveryCodes, agent };
}

interface Listed {
  _id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string;
}

/** The passkeys of the caller, as the profile shows them. */
export async function passkeysOf(agent: Agent): Promise<Listed[]> {
  return (expectSuccess(await agent.get('/api/auth/mfa')).details as { passkeys: Listed[] }).passkeys;
}
