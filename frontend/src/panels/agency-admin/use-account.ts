import {
  changePasswordLimits,
  updateStaffLimits,
  useChangeAgencyAdminPasswordMutation,
  useUpdateAgencyAdminMutation,
} from '../../api/agency-admin.gen';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateAgencyAdminMutation();
  const [change] = useChangeAgencyAdminPasswordMutation();
  return useOwnAccount('agencyadmin', {
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
