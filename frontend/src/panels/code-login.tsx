import type { CodeLoginDto } from '../api/auth.gen';
import type { Profile } from '../lib/session';
import { Login, type LoginProps } from '../features/auth/login';

interface CodeLogin<Answer> extends Omit<LoginProps, 'onSignIn'> {
  /** The generated login call of the panel. */
  useLogin: () => readonly [
    (arg: { codeLoginDto: CodeLoginDto }) => { unwrap: () => Promise<Answer> },
    ...unknown[],
  ];
  /** The account in the answer of that call. */
  profileOf: (answer: Answer) => Profile;
}

/** The sign-in of a panel whose staff sign in with a code. */
export function codeLogin<Answer extends { message: string }>(login: CodeLogin<Answer>) {
  const { useLogin, profileOf, ...props } = login;
  return function LoginPage() {
    const [signIn] = useLogin();
    return (
      <Login
        {...props}
        onSignIn={async ({ id, ...rest }) => {
          const answer = await signIn({ codeLoginDto: { uniqueId: id, ...rest } }).unwrap();
          return { profile: profileOf(answer), message: answer.message };
        }}
      />
    );
  };
}
