import {
  updateAdminProfileLimits,
  useChangeAdminPasswordMutation,
  useUpdateAdminProfileMutation,
} from '../../api/admins.gen';
import { adminPassword } from '../../lib/admin-password';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateAdminProfileMutation();
  const [change] = useChangeAdminPasswordMutation();
  return useOwnAccount('admin', {
    limits: updateAdminProfileLimits,
    passwordLimit: adminPassword,
    save: async (id, changed) => {
      const { message, details } = await update({ updateAdminProfileDto: { id, ...changed } }).unwrap();
      return { message, profile: details };
    },
    changePassword: async (_id, passwords) => {
      const { message, details } = await change({ changeAdminPasswordDto: passwords }).unwrap();
      return { message, profile: details };
    },
  });
}
