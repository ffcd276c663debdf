import { IconArrowRight } from '@tabler/icons-react';
import type { User } from '../../api/users.gen';
import { Avatar } from '../../components/base/avatar';
import { userStateOf } from '../../components/user-state/user-state';
import { UserStateBadge } from '../../components/user-state/user-state-badge';
import { formatNumber } from '../../lib/format';
import { UserName } from './user-name';
import classes from './users.module.css';
import { texts } from './users.texts';

/** A user's coins, level and experience after a change. */
export interface UserValues {
  coin: number;
  level: number;
  experience: number;
}

/** A user with coins, level and experience; with `after`, also their values after the change. */
export function UserBalance({ user, after }: { user: User; after?: UserValues }) {
  const rows = (['coin', 'level', 'experience'] as const).map((name) => ({
    name,
    before: user[name],
    then: after?.[name],
  }));
  return (
    <div className={classes.balance}>
      <div className={classes.owner}>
        <Avatar image={user.picture} size={44} />
        <UserName user={user} />
        {userStateOf(user) !== 'active' && <UserStateBadge user={user} />}
      </div>
      <dl className={classes.sums}>
        {rows.map(({ name, before, then }) => (
          <div key={name}>
            <dt>{texts.adjust.fields[name]}</dt>
            <dd>
              {formatNumber(before)}
              {then !== undefined && then !== before && (
                <>
                  <IconArrowRight size={13} className={classes.becomes} aria-label={texts.adjust.becomes} />
                  <strong>{formatNumber(then)}</strong>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
