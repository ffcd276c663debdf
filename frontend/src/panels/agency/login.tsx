import { useLoginAgencyMutation, type LoginAgencyApiResponse } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { panels } from '../../lib/panels';
import { codeLogin } from '../code-login';

export default codeLogin({
  panel: panels.agency,
  idLabel: texts.agencyCode,
  failure: texts.invalid,
  useLogin: useLoginAgencyMutation,
  profileOf: ({ agency }: LoginAgencyApiResponse) => agency,
});
