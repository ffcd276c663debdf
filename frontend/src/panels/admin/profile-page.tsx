import { useChangeAdminPasswordMutation, useUpdateAdminProfileMutation } from '../../api/admins.gen';
import { writeSession } from '../../api/session';
import { useSession } from '../../features/auth/use-session';
import { ProfilePage as Profile } from '../../features/profile/profile-page';

export function ProfilePage() {
  const profile = useSession('admin');
  const [update] = useUpdateAdminProfileMutation();
  const [changePassword] = useChangeAdminPasswordMutation();
  if (!profile) return null;
  return (
    <Profile
      profile={profile}
      withBio
      onSave={async (change) => {
        const answer = await update({ updateAdminProfileDto: { id: profile._id, ...change } }).unwrap();
        writeSession('admin', answer.details);
        return answer;
      }}
      onChangePassword={(change) => changePassword({ changeAdminPasswordDto: change }).unwrap()}
    />
  );
}
