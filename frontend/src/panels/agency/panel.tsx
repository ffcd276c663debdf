import { useLoginAgencyMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';
import { definePanel } from '../define-panel';

const panel = panels.agency;

export default definePanel({ panel, Login: AgencyLogin, routes: () => import('./routes') });

function AgencyLogin() {
  const [signIn] = useLoginAgencyMutation();
  return (
    <Login
      panel={panel}
      idLabel={texts.agencyCode}
      failure={texts.invalid}
      onSignIn={async ({ id, ...rest }) => {
        const answer = await signIn({ codeLoginDto: { uniqueId: id, ...rest } }).unwrap();
        return { profile: answer.agency, message: answer.message };
      }}
    />
  );
}
