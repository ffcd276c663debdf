import type { User } from '../../api/users.gen';
import classes from './users.module.css';

/** The unique name, and under it the one that people use. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={classes.user}>
      <span className={classes.username}>{user.username}</span>
      {user.name && <span className={classes.realName}>{user.name}</span>}
    </div>
  );
}
