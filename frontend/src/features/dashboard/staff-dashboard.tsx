import type { ReactNode } from 'react';
import { Avatar } from '../../components/base/avatar';
import { CopyText } from '../../components/base/copy-text';
import { Page } from '../../components/base/page';
import { PhoneNumber } from '../../components/base/phone-number';
import { Sheet } from '../../components/base/sheet';
import type { Profile } from '../../lib/session';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';

/** The start page of the smaller panels: `children` are the counters, with the reader's account below. */
export function StaffDashboard({
  profile,
  children,
}: {
  profile: Profile | undefined;
  children?: ReactNode;
}) {
  return (
    <Page>
      {children}
      <Sheet title={texts.signedInAs}>
        <div className={classes.account}>
          <Avatar image={profile?.image} size={64} />
          <div>
            <p className={classes.accountName}>{profile?.name}</p>
            {profile?.uniqueId && <CopyText value={profile.uniqueId} label={texts.code} />}
          </div>
          <dl className={classes.contact}>
            <div>
              <dt>{texts.email}</dt>
              <dd>{profile?.email}</dd>
            </div>
            <div>
              <dt>{texts.phone}</dt>
              <dd>
                <PhoneNumber number={profile?.number ?? ''} />
              </dd>
            </div>
          </dl>
        </div>
      </Sheet>
    </Page>
  );
}
