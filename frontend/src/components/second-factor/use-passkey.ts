import {
  addPasskeyLimits,
  useAddPasskeyMutation,
  useAskPasskeyMutation,
  useBeginPasskeyMutation,
} from '../../api/auth.gen';
import { deviceOf } from '../../lib/user-agent';
import { makePasskey, signWithPasskey } from './passkey';

/** Returns the name that a new passkey gets by itself: 'Chrome on Windows'. */
export const thisDevice = () => deviceOf(navigator.userAgent).slice(0, addPasskeyLimits.name.maxLength);

/**
 * Returns the function that adds a passkey to the account. Its answer has recovery codes if this is the first factor.
 */
export function useAddPasskey() {
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useAddPasskeyMutation();
  return async (password: string, name = thisDevice()) => {
    const { details } = await begin({ beginPasskeyDto: { password } }).unwrap();
    const passkey = await makePasskey(details);
    return finish({ addPasskeyDto: { name, passkey } }).unwrap();
  };
}

/** Returns the function that signs with a passkey of the account: for a sign-in, or as a proof. */
export function useSignWithPasskey() {
  const [ask] = useAskPasskeyMutation();
  return async () => signWithPasskey((await ask().unwrap()).details);
}
