import { useDispatch } from 'react-redux';
import { authApi } from '../api/auth.gen';
import type { AppStore } from '../api/store';
import type { Limit, Limits } from '../components/record-form/limits';
import { writeSession, type Profile } from '../lib/session';
import { useSession } from '../features/auth/use-session';
import type { PasswordChange } from '../features/profile/change-password';
import type { ProfileChange } from '../features/profile/profile-settings';
import type { PanelKey } from '../lib/panels';

/** The answer of a call that changes the own account: the message and the updated profile. */
interface Changed {
  message: string;
  profile: Profile;
}

interface OwnCalls {
  /** The limits of the profile that `save` sends. */
  limits: Limits;
  /** The lengths of the new password. */
  passwordLimit: Limit;
  save: (id: string, change: ProfileChange) => Promise<Changed>;
  changePassword: (id: string, change: PasswordChange) => Promise<Changed>;
}

export interface OwnAccount {
  /** The kind of the account in the audit log. */
  kind: PanelKey;
  profile: Profile | undefined;
  limits: Limits;
  passwordLimit: Limit;
  /** Asks the server for the profile. */
  onRead: () => Promise<Profile>;
  onSave: (change: ProfileChange) => Promise<Changed>;
  onChangePassword: (change: PasswordChange) => Promise<Changed>;
}

/** Returns the own account with the two calls that change it; each change updates the session entry. */
export function useOwnAccount(panel: PanelKey, { save, changePassword, ...limits }: OwnCalls): OwnAccount {
  const profile = useSession(panel);
  const id = profile?._id ?? '';
  const dispatch = useDispatch<AppStore['dispatch']>();
  const keep = (changed: Changed) => {
    writeSession(panel, { ...profile, ...changed.profile });
    return changed;
  };
  const me = () => authApi.endpoints.fetchMe.initiate(undefined, { subscribe: false, forceRefetch: true });
  return {
    kind: panel,
    profile,
    ...limits,
    onRead: async () => (await dispatch(me()).unwrap()).details.profile,
    onSave: async (change) => keep(await save(id, change)),
    onChangePassword: async (change) => keep(await changePassword(id, change)),
  };
}
