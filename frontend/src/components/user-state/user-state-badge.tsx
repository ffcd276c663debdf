import { StatusBadge } from '../status-badge';
import { stateInWords, stateTones, userStateOf, type Standing } from './user-state';
import { texts } from './user-state.texts';

/** Whether a user can sign in, in a word; the whole sentence on pointing. */
export function UserStateBadge({ user }: { user: Standing }) {
  const state = userStateOf(user);
  return (
    <span title={stateInWords(user)}>
      <StatusBadge tone={stateTones[state]}>{texts.states[state]}</StatusBadge>
    </span>
  );
}
