// What the browser does with passkeys. Its library loads with the first screen that offers one.
import type { AssertionDto, AttestationDto, PasskeyOptions, PasskeyTransport } from '../../api/auth.gen';
import { whenConnected } from '../../lib/chunk';
import { texts } from './second-factor.texts';

/** Why the browser made or used no passkey, in words for its owner. */
class PasskeyFault extends Error {}

const faults = texts.passkeys.faults;
const TRANSPORTS: Record<PasskeyTransport, true> = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  'smart-card': true,
  usb: true,
};
const isKnown = (transport: string): transport is PasskeyTransport => transport in TRANSPORTS;

const library = () => whenConnected(() => import('@simplewebauthn/browser'));

/** Preloads the library: browsers ask for a passkey only shortly after a click. */
export const prepareForPasskeys = () => void library().catch(() => undefined);

/** Lets the browser make a passkey. Rejects with the reason in plain words. */
export async function makePasskey({ options }: PasskeyOptions): Promise<AttestationDto> {
  const { startRegistration, browserSupportsWebAuthn } = await library();
  if (!browserSupportsWebAuthn()) throw new PasskeyFault(faults.unsupported);
  try {
    const { id, response } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) };
  } catch (error) {
    throw faultOf(error, faults.notMade);
  }
}

/** Lets the browser sign with a passkey. Rejects with the reason in plain words. */
export async function signWithPasskey({ options }: PasskeyOptions): Promise<AssertionDto> {
  const { startAuthentication, browserSupportsWebAuthn } = await library();
  if (!browserSupportsWebAuthn()) throw new PasskeyFault(faults.unsupported);
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options as never });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  } catch (error) {
    throw faultOf(error, faults.notUsed);
  }
}

/** The errors of browsers by name (WebAuthn, section 5.1). `otherwise`: the words for any other. */
function faultOf(error: unknown, otherwise: string): PasskeyFault {
  const words: Partial<Record<string, string>> = {
    NotAllowedError: faults.cancelled,
    AbortError: faults.cancelled,
    InvalidStateError: faults.registered,
    NotSupportedError: faults.unable,
    ConstraintError: faults.unable,
    SecurityError: faults.address,
  };
  const name = error instanceof Error ? error.name : '';
  return new PasskeyFault(words[name] ?? otherwise, { cause: error });
}
