import {
  resetPasswordLimits,
  updateOwnCoinAgencyLimits,
  useChangeCoinAgencyPasswordMutation,
  useUpdateCoinAgencyProfileMutation,
} from '../../api/coin-panel.gen';
import { useOwnAccount } from '../use-own-account';

export function useAccount() {
  const [update] = useUpdateCoinAgencyProfileMutation();
  const [change] = useChangeCoinAgencyPasswordMutation();
  return useOwnAccount('coin', {
    limits: updateOwnCoinAgencyLimits,
    passwordLimit: resetPasswordLimits.newpassword,
    save: async (id, changed) => {
      const { message, updateProfile } = await update({
        id,
        updateOwnCoinAgencyDto: { id, ...changed },
      }).unwrap();
      return { message, profile: updateProfile };
    },
    changePassword: async (id, { oldpassword: currentpassword, ...passwords }) => {
      const resetPasswordDto = { currentpassword, ...passwords };
      const { message, updatePassword } = await change({ id, resetPasswordDto }).unwrap();
      return { message, profile: updatePassword };
    },
  });
}
