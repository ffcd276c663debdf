// What browsers and devices need for a passkey (WebAuthn), and the checks of what they answer.
import { Logger } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { CHALLENGE_MILLISECONDS } from './passkey-challenges.js';
import type { Passkey } from './passkey.schema.js';
import type { RelyingParty } from './relying-party.js';

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** What a browser answers after a device made a passkey. All texts but the transports are base64url. */
export interface Attestation {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

/** What a browser answers after a device signed a challenge, in base64url. */
export interface Assertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

export type NewKey = Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports'>;

/** EdDSA, ES256 and RS256, the first liked best. */
const ALGORITHMS = [-8, -7, -257];
const logger = new Logger('Passkeys');

// Loaded on demand: with its parsers of certificates, it would make every start slower.
const library = () => import('@simplewebauthn/server');

export async function creationOptions(
  party: RelyingParty,
  product: string,
  owner: { handle: string; login: string; name: string; passkeys: readonly Passkey[] },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: product,
    userID: bytesOf(owner.handle),
    userName: owner.login,
    userDisplayName: owner.name,
    timeout: CHALLENGE_MILLISECONDS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: owner.passkeys.map(named),
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function requestOptions(
  party: RelyingParty,
  passkeys: readonly Passkey[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MILLISECONDS,
    userVerification: 'required',
    allowCredentials: passkeys.map(named),
  });
}

/** Returns the key of a new passkey; undefined unless a device made it for this challenge, at this address. */
export async function checkAttestation(
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports }: Attestation,
): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  return unlessRefused(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...signedBy(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const made = registrationInfo?.credential;
    if (made?.id !== id) return undefined;
    return {
      credential: id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      ...(transports?.length && { transports }),
    };
  });
}

/** Returns the counter of a signature; undefined unless this passkey signed this challenge, at this address. */
export async function checkAssertion(
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  { publicKey }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  return unlessRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signedBy(id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The library would refuse an old counter before it checks the signature, so that any caller could cause the note
      // in the sign-in history. The caller compares the counters.
      credential: { id, publicKey: bytesOf(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/** The library throws for every fault of an answer. The reason helps the operator: a wrong PUBLIC_URL, for instance. */
async function unlessRefused<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    logger.warn(`A passkey was refused: ${reason}`);
    return undefined;
  }
}

const signedBy = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});
const named = ({ credential, transports }: Passkey) => ({
  id: credential,
  ...(transports && { transports }),
});
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
