import { useFetchPurchasesQuery } from '../../api/orders.gen';
import { Warning } from '../decision-queue/evidence';
import classes from './purchases-off.module.css';
import { texts } from './purchases.texts';

/** Says that users cannot buy coins yet. Renders nothing when they can. */
export function PurchasesOff() {
  const { data } = useFetchPurchasesQuery();
  if (data?.details.on !== false) return null;
  return (
    <div className={classes.note}>
      <Warning title={texts.title} hint={texts.hint} />
    </div>
  );
}
