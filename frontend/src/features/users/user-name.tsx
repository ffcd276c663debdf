import type { User } from '../../api/users.gen';
import { Clip } from '../../components/clip';
import { StatusBadge } from '../../components/status-badge';
import classes from './users.module.css';
import { texts } from './users.texts';

/** The unique name, and under it the one that people use; a ban is not left to the next screen. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={classes.user}>
      <Clip className={classes.username}>{user.username}</Clip>
      {user.name && <Clip className={classes.realName}>{user.name}</Clip>}
      {user.banStatus === '1' && <StatusBadge tone="bad">{texts.banned}</StatusBadge>}
    </div>
  );
}
