import { lazy } from 'react';
import { useLoginAdminMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';
import { PanelRoot } from '../panel-root';

const panel = panels.admin;
const Routes = lazy(() => import('./routes'));

export default function AdminPanel() {
  return (
    <PanelRoot panel={panel} login={<AdminLogin />}>
      <Routes />
    </PanelRoot>
  );
}

function AdminLogin() {
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
