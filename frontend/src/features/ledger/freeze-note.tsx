import type { Freeze } from '../../api/ledger.gen';
import cell from '../../components/base/cell.module.css';
import { StatusBadge } from '../../components/base/status-badge';
import { formatAgo, formatDateTime } from '../../lib/format';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

/** Shows why, by whom and since when a wallet is frozen. */
export const FreezeNote = ({ frozen }: { frozen: Freeze }) => (
  <div className={classes.frozen}>
    <StatusBadge tone="bad">{texts.wallet.frozen}</StatusBadge>
    <span>{frozen.reason}</span>
    <time dateTime={frozen.at} title={formatDateTime(frozen.at)} className={cell.second}>
      {texts.wallet.by(frozen.by, formatAgo(frozen.at))}
    </time>
  </div>
);
