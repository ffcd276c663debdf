import { Link } from 'react-router-dom';
import { useListVulgarVideosQuery, useReadScoringStateQuery } from '../../api/moderation.gen';
import { IfMay } from '../../components/base/rights/if-may';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';

/** The number of undecided videos, and the missing keys when new videos are not scored. */
export function WaitingHint() {
  const waiting = useListVulgarVideosQuery({ page: 1, limit: 1 }).data?.total;
  const scoring = useReadScoringStateQuery().data?.details;
  return (
    <span className={classes.hint}>
      {waiting !== undefined && texts.waiting(formatNumber(waiting))}
      {scoring?.enabled === false && (
        <IfMay to={paths.admin.secretKeys}>
          {` · ${texts.unscored} `}
          <Link to={paths.admin.secretKeys}>{texts.addKeys}</Link>
        </IfMay>
      )}
    </span>
  );
}
