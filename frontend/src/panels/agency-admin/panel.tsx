import { lazy } from 'react';
import { useLoginAgencyAdminMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';
import { PanelRoot } from '../panel-root';

const panel = panels.agencyadmin;
const Routes = lazy(() => import('./routes'));

export default function AgencyAdminPanel() {
  return (
    <PanelRoot panel={panel} login={<AgencyAdminLogin />}>
      <Routes />
    </PanelRoot>
  );
}

function AgencyAdminLogin() {
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
