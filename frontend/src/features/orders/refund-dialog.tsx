import { refundOrderLimits, useRefundOrderMutation, type OrderDetails } from '../../api/orders.gen';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import classes from '../../components/base/confirm.module.css';
import { Modal } from '../../components/base/modal';
import { RecordForm } from '../../components/record-form/record-form';
import { priceOf } from '../../lib/typed-number';
import { texts } from './orders.texts';

const { refund: text } = texts;

/** Refunds a payment, whole or in part, with a reason. */
export function RefundDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { _id, planTitle, coins, coinsBack, entry, refundable, balance, user } = order;
  const [refund] = useRefundOrderMutation();
  const movement = useIdempotencyKey<{ amount: number; reason: string }>(`refund ${_id}`);
  const left = entry ? coins - coinsBack : 0;
  const title = text.title(planTitle);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>
        <p>{left ? text.effect(left) : text.none}</p>
        {balance < left && <p>{text.short(user.username, balance)}</p>}
      </div>
      <RecordForm
        label={title}
        fields={[
          { name: 'amount', label: text.amount, kind: 'price' },
          { name: 'reason', label: text.reason, hint: text.recorded, kind: 'area', required: true },
        ]}
        limits={{
          amount: { minimum: 0.01, maximum: refundable / 100 },
          reason: refundOrderLimits.reason,
        }}
        initial={{ amount: (refundable / 100).toFixed(2), reason: '' }}
        submitLabel={text.yes}
        danger
        repeatable
        failure={text.failed}
        save={(_changed, { amount, reason }) => {
          const body = { amount: Math.round((priceOf(amount) ?? 0) * 100), reason: reason.trim() };
          return movement.send(body, (key) =>
            refund({ refundOrderDto: { order: _id, ...body }, 'Idempotency-Key': key }).unwrap(),
          );
        }}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
