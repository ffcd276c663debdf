import { useLoginAgencyMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';

const panel = panels.agency;

export default function AgencyLogin() {
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
