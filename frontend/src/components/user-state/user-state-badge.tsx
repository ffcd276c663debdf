import { StatusBadge } from '../base/status-badge';
import { stateInWords, stateTones, userStateOf, type SignInFields } from './user-state';
import { texts } from './user-state.texts';

/** A user's state in one word, with the full sentence as the tooltip. */
export function UserStateBadge({ user }: { user: SignInFields }) {
  const state = userStateOf(user);
  return (
    <span title={stateInWords(user)}>
      <StatusBadge tone={stateTones[state]}>{texts.states[state]}</StatusBadge>
    </span>
  );
}
