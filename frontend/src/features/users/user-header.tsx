import type { User } from '../../api/users.gen';
import { texts as shared } from '../../components/base/components.texts';
import { CopyText } from '../../components/base/copy-text';
import { Picture } from '../../components/base/picture';
import { StatusBadge } from '../../components/base/status-badge';
import { stateInWords, userStateOf } from '../../components/user-state/user-state';
import { UserStateBadge } from '../../components/user-state/user-state-badge';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import classes from './users.module.css';
import { texts } from './users.texts';

/** The header of a user's page: picture, names, account status and coins. */
export function UserHeader({ user }: { user: User }) {
  const state = userStateOf(user);
  return (
    <header className={classes.header}>
      <Picture image={user.picture} name={user.username} width={150} height={150} />
      <div className={classes.who}>
        <h1 translate="no" className={classes.title}>
          {user.username}
        </h1>
        <div className={classes.badges}>
          <StatusBadge tone="accent">{texts.normalUser}</StatusBadge>
          <UserStateBadge user={user} />
          {state === 'banned' && user.deviceBanStatus === '1' && (
            <StatusBadge tone="bad">{texts.deviceBanned}</StatusBadge>
          )}
        </div>
        {state !== 'active' && <p className={classes.why}>{stateInWords(user)}</p>}
        <p className={classes.bio}>{user.bio || shared.notApplicable}</p>
        <div className={classes.facts}>
          <CopyText value={user._id} label={texts.id} />
          <time dateTime={user.createdAt} title={formatDateTime(user.createdAt)}>
            {texts.joined(formatAgo(user.createdAt))}
          </time>
        </div>
      </div>
      <dl className={classes.coins}>
        <div>
          <dt>{texts.columns.coins}</dt>
          <dd>{formatNumber(user.coin)}</dd>
        </div>
        <div>
          <dt>{texts.columns.receivingCoins}</dt>
          <dd>{formatNumber(user.recievingCoins)}</dd>
        </div>
      </dl>
    </header>
  );
}
