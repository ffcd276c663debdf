import type { User } from '../../api/users.gen';
import { Clip } from '../../components/clip';
import classes from './users.module.css';

/** The unique username, with the display name below. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={classes.user}>
      <Clip className={classes.username}>{user.username}</Clip>
      {user.name && <Clip className={classes.realName}>{user.name}</Clip>}
    </div>
  );
}
