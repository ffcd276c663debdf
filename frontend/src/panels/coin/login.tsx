import { useLoginCoinAgencyMutation, type LoginCoinAgencyApiResponse } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { panels } from '../../lib/panels';
import { codeLogin } from '../code-login';

export default codeLogin({
  panel: panels.coin,
  idLabel: texts.uniqueId,
  remember: true,
  useLogin: useLoginCoinAgencyMutation,
  profileOf: ({ coinPanel }: LoginCoinAgencyApiResponse) => coinPanel,
});
