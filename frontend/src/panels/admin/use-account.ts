import { useChangeAdminPasswordMutation, useUpdateAdminProfileMutation } from '../../api/admins.gen';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateAdminProfileMutation();
  const [change] = useChangeAdminPasswordMutation();
  return useOwnAccount('admin', {
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
