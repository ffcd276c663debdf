import type { User } from '../../api/users.gen';
import { texts as shared } from '../../components/components.texts';
import { CopyText } from '../../components/copy-text';
import { Picture } from '../../components/picture';
import { StatusBadge } from '../../components/status-badge';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import classes from './users.module.css';
import { texts } from './users.texts';

/** Who this is, at a glance: picture, names, standing, what they own. */
export function UserHeader({ user }: { user: User }) {
  return (
    <header className={classes.header}>
      <Picture image={user.picture} name={user.username} width={150} height={150} />
      <div className={classes.who}>
        <h1 className={classes.title}>{user.username}</h1>
        <div className={classes.badges}>
          <StatusBadge tone="accent">{texts.normalUser}</StatusBadge>
          <StatusBadge tone={user.active ? 'good' : 'calm'}>
            {user.active ? texts.active : texts.inactive}
          </StatusBadge>
          {user.banStatus === '1' && <StatusBadge tone="bad">{texts.banned}</StatusBadge>}
          {user.deviceBanStatus === '1' && <StatusBadge tone="bad">{texts.deviceBanned}</StatusBadge>}
        </div>
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
