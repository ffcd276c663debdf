import { useLoginCoinAgencyMutation } from '../../api/auth.gen';
import { texts } from '../../features/auth/auth.texts';
import { Login } from '../../features/auth/login';
import { panels } from '../../lib/panels';

const panel = panels.coin;

export default function CoinLogin() {
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
