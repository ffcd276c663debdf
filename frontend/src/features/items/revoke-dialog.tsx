import {
  revokeItemLimits,
  useRestoreItemMutation,
  useRevokeItemMutation,
  type UserItem,
} from '../../api/items.gen';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import classes from '../../components/base/confirm.module.css';
import { Modal } from '../../components/base/modal';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { newKey } from '../../lib/new-key';
import { texts } from './items.texts';

const { revoke: text } = texts;

/** Takes an item away from a user, with a reason. The coins of a purchase return only when staff say so. */
export function RevokeDialog({ item, onClose }: { item: UserItem; onClose: () => void }) {
  const { _id: id, title: name, price, source } = item;
  const [revoke] = useRevokeItemMutation();
  const [restore] = useRestoreItemMutation();
  const attempt = useIdempotencyKey<object>(`revoke ${id}`);
  const title = text.title(name);
  const cost = source === 'purchase' && price > 0;
  const fields: Field<{ reason: string; refund: string }>[] = [
    { name: 'reason', label: text.reason, hint: text.reasonHint, kind: 'area', required: true },
  ];
  if (cost) fields.push({ name: 'refund', label: text.refund(price), hint: text.refundHint, kind: 'check' });
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>
        <p>{text.effect}</p>
      </div>
      <RecordForm
        label={title}
        fields={fields}
        limits={{ reason: revokeItemLimits.reason }}
        initial={{ reason: '', refund: '' }}
        submitLabel={text.yes}
        danger
        repeatable
        failure={text.failed}
        save={(_changed, { reason, refund }) => {
          const revokeItemDto = { id, reason: reason.trim(), refund: refund === 'true' };
          return attempt.send(revokeItemDto, (key) =>
            revoke({ revokeItemDto, 'Idempotency-Key': key }).unwrap(),
          );
        }}
        aboutSaved={(_record, { refund }) =>
          refund === 'true'
            ? {}
            : {
                undone: text.undone,
                undo: () => restore({ restoreItemDto: { id }, 'Idempotency-Key': newKey() }).unwrap(),
              }
        }
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
