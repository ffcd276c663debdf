import type { ComponentType } from 'react';
import {
  useLoginAdminMutation,
  useLoginAgencyAdminMutation,
  useLoginAgencyMutation,
  useLoginBdMutation,
  useLoginCoinAgencyMutation,
  useVerifyMfaMutation,
  useVerifyPasskeyMutation,
  useLazyFetchMeQuery,
  type LoginAdminApiResponse,
  type LoginAgencyAdminApiResponse,
  type LoginAgencyApiResponse,
  type LoginBdApiResponse,
  type LoginCoinAgencyApiResponse,
  type MfaAccepts,
  type MfaOffers,
} from '../api/auth.gen';
import { texts } from '../features/auth/auth.texts';
import { Login, type LoginProps } from '../features/auth/login';
import type { Credentials, Due, SignInCalls } from '../features/auth/signed-in';
import { SignInAgain } from '../features/auth/sign-in-again';
import { panels, type PanelKey } from '../lib/panels';
import type { Profile } from '../lib/session';

interface PanelLogin<Arg, Answer> extends Omit<LoginProps, keyof SignInCalls> {
  /** The generated login call of the panel. */
  useLogin: () => readonly [(arg: Arg) => { unwrap: () => Promise<Answer> }, ...unknown[]];
  /** Converts the credentials to the argument of that call. */
  argOf: (credentials: Credentials) => Arg;
  /** Returns the account in the answer of that call; undefined when a second step is due. */
  profileOf: (answer: Answer) => Profile | undefined;
}

/** The two places where a person signs in to a panel. */
interface SignIn {
  /** The page of a panel without a session. */
  Page: ComponentType;
  /** The dialog over a form whose session has ended. */
  Again: ComponentType<{ onEnd: (signedIn: boolean) => void }>;
}

/** The answer of a sign-in, as far as all panels share it. */
interface LoginAnswer {
  message: string;
  mfaSetUp?: boolean | undefined;
  mfaAccepts?: MfaAccepts[] | undefined;
  mfaOffers?: MfaOffers[] | undefined;
}

const dueOf = ({ mfaSetUp, mfaAccepts = [], mfaOffers = [] }: LoginAnswer): Due =>
  mfaSetUp ? { step: 'setUp', offers: mfaOffers } : { step: 'show', accepts: mfaAccepts };

function login<Arg, Answer extends LoginAnswer>(of: PanelLogin<Arg, Answer>): SignIn {
  const { useLogin, argOf, profileOf, ...props } = of;
  function useSignIn(): SignInCalls {
    const [signIn] = useLogin();
    const [verify] = useVerifyMfaMutation();
    const [verifyPasskey] = useVerifyPasskeyMutation();
    const [fetchMe] = useLazyFetchMeQuery();
    const opened = async (message: string) => ({
      profile: (await fetchMe().unwrap()).details.profile,
      message,
    });
    return {
      onSignIn: async (credentials) => {
        const answer = await signIn(argOf(credentials)).unwrap();
        const profile = profileOf(answer);
        if (!profile) return dueOf(answer);
        return { profile, message: answer.message };
      },
      onVerify: async (code) => opened((await verify({ verifyMfaDto: { code } }).unwrap()).message),
      onPasskey: async (passkey) =>
        opened((await verifyPasskey({ verifyPasskeyDto: { passkey } }).unwrap()).message),
      onSetUp: () => opened(texts.welcome),
    };
  }
  return {
    Page: () => <Login {...props} {...useSignIn()} />,
    Again: ({ onEnd }) => <SignInAgain {...props} {...useSignIn()} onEnd={onEnd} />,
  };
}

const withCode = ({ id, ...rest }: Credentials) => ({ codeLoginDto: { uniqueId: id, ...rest } });

/** The sign-in of each panel: platform admins sign in with a phone number, all other staff with a code. */
const logins: Record<PanelKey, SignIn> = {
  admin: login({
    panel: panels.admin,
    title: texts.adminTitle,
    idLabel: texts.phone,
    digits: true,
    remember: true,
    failure: texts.invalid,
    useLogin: useLoginAdminMutation,
    argOf: ({ id, ...rest }) => ({ numberLoginDto: { number: id, ...rest } }),
    profileOf: ({ details }: LoginAdminApiResponse) => details,
  }),
  bd: login({
    panel: panels.bd,
    idLabel: texts.uniqueId,
    remember: true,
    useLogin: useLoginBdMutation,
    argOf: withCode,
    profileOf: ({ bd }: LoginBdApiResponse) => bd,
  }),
  agencyadmin: login({
    panel: panels.agencyadmin,
    idLabel: texts.uniqueId,
    greetFor: 1000,
    useLogin: useLoginAgencyAdminMutation,
    argOf: withCode,
    profileOf: ({ agency }: LoginAgencyAdminApiResponse) => agency,
  }),
  agency: login({
    panel: panels.agency,
    idLabel: texts.agencyCode,
    failure: texts.invalid,
    useLogin: useLoginAgencyMutation,
    argOf: withCode,
    profileOf: ({ agency }: LoginAgencyApiResponse) => agency,
  }),
  coin: login({
    panel: panels.coin,
    idLabel: texts.uniqueId,
    remember: true,
    useLogin: useLoginCoinAgencyMutation,
    argOf: withCode,
    profileOf: ({ coinPanel }: LoginCoinAgencyApiResponse) => coinPanel,
  }),
};

interface Props {
  panel: PanelKey;
}

/** The page of a panel without a session. */
export function LoginPage({ panel }: Props) {
  const { Page } = logins[panel];
  return <Page />;
}

/** The dialog over a form of a panel whose session has ended. */
export function LoginAgain({ panel, onEnd }: Props & { onEnd: (signedIn: boolean) => void }) {
  const { Again } = logins[panel];
  return <Again onEnd={onEnd} />;
}
