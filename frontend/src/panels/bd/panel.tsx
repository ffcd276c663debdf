import { lazy } from 'react';
import { useLoginBdMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';
import { PanelRoot } from '../panel-root';

const panel = panels.bd;
const Routes = lazy(() => import('./routes'));

export default function BdPanel() {
  return (
    <PanelRoot panel={panel} login={<BdLogin />}>
      <Routes />
    </PanelRoot>
  );
}

function BdLogin() {
  const [signIn] = useLoginBdMutation();
  return (
    <Login
      panel={panel}
      idLabel={texts.uniqueId}
      remember
      onSignIn={async ({ id, ...rest }) => {
        const answer = await signIn({ codeLoginDto: { uniqueId: id, ...rest } }).unwrap();
        return { profile: answer.bd, message: answer.message };
      }}
    />
  );
}
