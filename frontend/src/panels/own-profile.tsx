import { RecordHistory } from '../components/record-history/record-history';
import { ProfilePage, type ProfilePageProps } from '../features/profile/profile-page';
import { profileFields } from '../features/profile/profile-settings';
import type { PanelKey } from '../lib/panels';
import type { OwnAccount } from './use-own-account';

interface OwnProfileProps extends Omit<ProfilePageProps, 'profile' | 'history' | keyof OwnAccount> {
  account: OwnAccount;
}

/** The profile of the signed-in account. Right after a sign-out there is no profile. */
export function OwnProfile({ account: { profile, ...calls }, ...more }: OwnProfileProps) {
  if (!profile) return null;
  const history = <History kind={calls.kind} id={profile._id} />;
  return <ProfilePage profile={profile} history={history} {...calls} {...more} />;
}

/** A platform admin reads the whole audit log, others what they may know of their own account. */
function History({ kind, id }: { kind: PanelKey; id: string }) {
  const form = { fields: profileFields };
  return kind === 'admin' ? (
    <RecordHistory kind={kind} id={id} form={form} />
  ) : (
    <RecordHistory scoped kind={kind} id={id} form={form} />
  );
}
