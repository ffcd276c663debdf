import type { User } from '../../api/users.gen';
import { Clip } from '../../components/clip';
import classes from './users.module.css';

/** The unique name, and under it the one that people use. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={classes.user}>
      <Clip className={classes.username}>{user.username}</Clip>
      {user.name && <Clip className={classes.realName}>{user.name}</Clip>}
    </div>
  );
}
