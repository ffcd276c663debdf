import { useLoginAdminMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';

const panel = panels.admin;

export default function AdminLogin() {
  const [signIn] = useLoginAdminMutation();
  return (
    <Login
      panel={panel}
      title={texts.adminTitle}
      idLabel={texts.phone}
      digits
      remember
      failure={texts.invalid}
      onSignIn={async ({ id, password, rememberMe }) => {
        const answer = await signIn({ numberLoginDto: { number: id, password, rememberMe } }).unwrap();
        return { profile: answer.details, message: answer.message };
      }}
    />
  );
}
