import type { User } from '../../api/users.gen';
import cell from '../../components/base/cell.module.css';
import { Clip } from '../../components/base/clip';
import classes from './users.module.css';

/** The unique username, with the display name below. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={cell.names}>
      <Clip className={classes.username}>{user.username}</Clip>
      {user.name && <Clip className={classes.realName}>{user.name}</Clip>}
    </div>
  );
}
