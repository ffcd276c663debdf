import {
  resetPasswordLimits,
  updateOwnAgencyLimits,
  useChangeAgencyPasswordMutation,
  useUpdateAgencyProfileMutation,
} from '../../api/agency.gen';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateAgencyProfileMutation();
  const [change] = useChangeAgencyPasswordMutation();
  return useOwnAccount('agency', {
    limits: updateOwnAgencyLimits,
    passwordLimit: resetPasswordLimits.newpassword,
    save: async (id, { image, ...changed }) => {
      const updateOwnAgencyDto = { id, ...changed, avatar: image };
      const { message, updateProfile } = await update({ id, updateOwnAgencyDto }).unwrap();
      return { message, profile: updateProfile };
    },
    changePassword: async (id, { oldpassword: currentpassword, ...passwords }) => {
      const resetPasswordDto = { currentpassword, ...passwords };
      const { message, details } = await change({ id, resetPasswordDto }).unwrap();
      return { message, profile: details };
    },
  });
}
