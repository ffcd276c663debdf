import { Avatar } from '../../components/base/avatar';
import { StatusBadge } from '../../components/base/status-badge';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';

/** The picture, name and code or username of a recipient. */
export function RecipientCard({ recipient, size = 40 }: { recipient: Recipient; size?: number }) {
  const { id, name, image, coins, frozen } = recipient;
  return (
    <div className={classes.person}>
      <Avatar image={image} size={size} />
      <span className={classes.names}>
        <span className={classes.name} translate="no">
          {name || id}
        </span>
        <span className={classes.second}>
          <code translate="no">{id}</code>
          {coins !== null && <span>{texts.lookup.balance(coins)}</span>}
        </span>
        {frozen && (
          <span className={classes.second}>
            <StatusBadge tone="bad">{texts.frozen}</StatusBadge>
            {texts.lookup.frozenHint}
          </span>
        )}
      </span>
    </div>
  );
}
