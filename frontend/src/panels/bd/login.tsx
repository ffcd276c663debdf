import { useLoginBdMutation, type LoginBdApiResponse } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { panels } from '../../lib/panels';
import { codeLogin } from '../code-login';

export default codeLogin({
  panel: panels.bd,
  idLabel: texts.uniqueId,
  remember: true,
  useLogin: useLoginBdMutation,
  profileOf: ({ bd }: LoginBdApiResponse) => bd,
});
