import { useLoginAgencyAdminMutation, type LoginAgencyAdminApiResponse } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { panels } from '../../lib/panels';
import { codeLogin } from '../code-login';

export default codeLogin({
  panel: panels.agencyadmin,
  idLabel: texts.uniqueId,
  greetFor: 1000,
  useLogin: useLoginAgencyAdminMutation,
  profileOf: ({ agency }: LoginAgencyAdminApiResponse) => agency,
});
