import { Skeleton, Tabs } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { whenConnected } from '../../lib/chunk';
import type { PanelKey } from '../../lib/panels';
import type { Profile } from '../../lib/session';
import { texts as shared } from '../../components/base/components.texts';
import { FitAllSwitch } from '../../components/base/fit-all/fit-all-switch';
import { texts as fitTexts } from '../../components/base/fit-all/fit-all.texts';
import { Page } from '../../components/base/page';
import { PhoneNumber } from '../../components/base/phone-number';
import { Picture } from '../../components/base/picture';
import { Sheet } from '../../components/base/sheet';
import type { Limit, Limits } from '../../components/record-form/limits';
import { ChangePassword, type PasswordChange } from './change-password';
import { DateLanguageChoice } from './date-language-choice';
import { ProfileSettings, type ProfileChange } from './profile-settings';
import classes from './profile.module.css';
import { texts } from './profile.texts';
import { SessionList } from './session-list';
import { SignInList } from './sign-in-list';

export interface ProfilePageProps {
  profile: Profile;
  /** Whether this kind of staff has a bio. */
  withBio?: boolean;
  /** Whether the account signs in with its phone number. */
  signsInWithNumber?: boolean;
  /** The title of the failure toast. */
  failure?: string;
  /** The kind of the account in the audit log. */
  kind: PanelKey;
  limits: Limits;
  /** The lengths of the new password. */
  passwordLimit: Limit;
  /** Shown below the settings: who changed the account. */
  history: ReactNode;
  /** Asks the server for the profile. */
  onRead: () => Promise<Profile>;
  onSave: (change: ProfileChange) => Promise<{ message: string }>;
  onChangePassword: (change: PasswordChange) => Promise<{ message: string }>;
  /** Called after the password was changed. */
  onPasswordChanged?: () => unknown;
}

const tabs = ['settings', 'password', 'factor', 'sessions', 'history'] as const;

const SecondFactor = lazy(async () => ({
  default: (await whenConnected(() => import('./second-factor/second-factor'))).SecondFactor,
}));

/** The reader's own account, the same in all panels. The open tab is in the address. */
export function ProfilePage({ profile, withBio = false, ...props }: ProfilePageProps) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0];
  return (
    <Page title={texts.title}>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={texts.title}>
          <Picture image={profile.image} name={profile.name ?? ''} width={150} height={150} />
          <p translate="no" className={classes.name}>
            {profile.name}
          </p>
          <p>
            <PhoneNumber number={profile.number ?? ''} />
          </p>
          <p>{profile.email}</p>
          {withBio && <p className={classes.bio}>{profile.bio || shared.notApplicable}</p>}
        </section>
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(next) => setParams(next === tabs[0] || !next ? {} : { tab: next })}
        >
          <Tabs.List mb="md">
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {texts.tabs[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="settings">
            <div className={classes.settings}>
              <ProfileSettings
                profile={profile}
                withBio={withBio}
                signsInWithNumber={props.signsInWithNumber}
                failure={props.failure}
                kind={props.kind}
                limits={props.limits}
                onRead={props.onRead}
                onSave={props.onSave}
              />
              <DateLanguageChoice />
              <Sheet title={fitTexts.title}>
                <FitAllSwitch />
              </Sheet>
            </div>
            {props.history}
          </Tabs.Panel>
          <Tabs.Panel value="password">
            <ChangePassword
              kind={props.kind}
              limit={props.passwordLimit}
              onSave={props.onChangePassword}
              onSaved={props.onPasswordChanged}
            />
          </Tabs.Panel>
          <Tabs.Panel value="factor">
            <Suspense fallback={<Skeleton height={160} />}>
              <SecondFactor />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="sessions">
            <SessionList />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <SignInList />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Page>
  );
}
