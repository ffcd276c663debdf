import {
  changePasswordLimits,
  updateStaffLimits,
  useChangeBdPasswordMutation,
  useUpdateBdMutation,
} from '../../api/bd.gen';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateBdMutation();
  const [change] = useChangeBdPasswordMutation();
  return useOwnAccount('bd', {
    limits: updateStaffLimits,
    passwordLimit: changePasswordLimits.newpassword,
    save: async (id, changed) => {
      const { message, details } = await update({ id, updateStaffDto: changed }).unwrap();
      return { message, profile: details };
    },
    changePassword: async (id, passwords) => {
      const { message, details } = await change({ id, changePasswordDto: passwords }).unwrap();
      return { message, profile: details };
    },
  });
}
