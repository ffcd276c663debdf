import { Warning } from '../decision-queue/evidence';
import { stateInWords, userStateOf, type SignInFields } from './user-state';
import { texts } from './user-state.texts';

/** Warns a decider that the user cannot sign in, and why. Renders nothing for a user who can sign in. */
export function StateWarning({ user }: { user: SignInFields | null }) {
  if (!user || userStateOf(user) === 'active') return null;
  return <Warning title={texts.warning} hint={stateInWords(user)} />;
}
