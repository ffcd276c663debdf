import { lazy } from 'react';
import { useLoginCoinAgencyMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';
import { PanelRoot } from '../panel-root';

const panel = panels.coin;
const Routes = lazy(() => import('./routes'));

export default function CoinPanel() {
  return (
    <PanelRoot panel={panel} login={<CoinLogin />}>
      <Routes />
    </PanelRoot>
  );
}

function CoinLogin() {
  const [signIn] = useLoginCoinAgencyMutation();
  return (
    <Login
      panel={panel}
      idLabel={texts.uniqueId}
      remember
      onSignIn={async ({ id, ...rest }) => {
        const answer = await signIn({ codeLoginDto: { uniqueId: id, ...rest } }).unwrap();
        return { profile: answer.coinPanel, message: answer.message };
      }}
    />
  );
}
