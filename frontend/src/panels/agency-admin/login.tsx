import { useLoginAgencyAdminMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';

const panel = panels.agencyadmin;

export default function AgencyAdminLogin() {
  const [signIn] = useLoginAgencyAdminMutation();
  return (
    <Login
      panel={panel}
      idLabel={texts.uniqueId}
      greetFor={1000}
      onSignIn={async ({ id, ...rest }) => {
        const answer = await signIn({ codeLoginDto: { uniqueId: id, ...rest } }).unwrap();
        return { profile: answer.agency, message: answer.message };
      }}
    />
  );
}
