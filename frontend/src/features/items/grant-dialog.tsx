import { useRef } from 'react';
import { grantItemLimits, useGrantItemMutation, useRevokeItemMutation } from '../../api/items.gen';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import classes from '../../components/base/confirm.module.css';
import { Modal } from '../../components/base/modal';
import { type ItemKind, itemKinds } from '../../components/pickers/item-choices';
import { ItemField } from '../../components/pickers/item-field';
import { RecordForm } from '../../components/record-form/record-form';
import { catalogueNames } from '../../lib/kinds.gen';
import { newKey } from '../../lib/new-key';
import { texts } from './items.texts';

const { grant: text } = texts;

interface GrantDialogProps {
  user: { _id: string; username: string };
  onClose: () => void;
}

/** Gives a frame, an entry effect, a theme or a VIP pack to a user, with a reason. */
export function GrantDialog({ user: { _id: user, username }, onClose }: GrantDialogProps) {
  const [grant] = useGrantItemMutation();
  const [revoke] = useRevokeItemMutation();
  const granted = useRef('');
  const attempt = useIdempotencyKey<object>(`grant ${user}`);
  const title = text.title(username);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>
        <p>{text.effect}</p>
      </div>
      <RecordForm
        label={title}
        fields={[
          {
            name: 'kind',
            label: text.kind,
            kind: 'select',
            required: true,
            options: itemKinds.map((value) => ({ value, label: catalogueNames[value].one })),
          },
          {
            name: 'id',
            label: text.item,
            required: true,
            control: (form) => <ItemField {...form} kind={form.values.kind as ItemKind} />,
          },
          { name: 'days', label: text.days, kind: 'number', hint: text.daysHint },
          { name: 'reason', label: text.reason, hint: text.reasonHint, kind: 'area', required: true },
        ]}
        limits={{ days: grantItemLimits.days, reason: grantItemLimits.reason }}
        initial={{ kind: 'frames', id: '', days: '', reason: '' }}
        submitLabel={text.yes}
        repeatable
        failure={text.failed}
        save={async (_changed, { kind, id, days, reason }) => {
          const item = { user, kind: kind as ItemKind, id, reason: reason.trim() };
          const grantItemDto = days === '' ? item : { ...item, days: Number(days) };
          const answer = await attempt.send(grantItemDto, (key) =>
            grant({ grantItemDto, 'Idempotency-Key': key }).unwrap(),
          );
          granted.current = answer.id;
          return answer;
        }}
        aboutSaved={() => ({
          undone: text.undone,
          undo: () =>
            revoke({
              revokeItemDto: { id: granted.current, reason: text.undoReason },
              'Idempotency-Key': newKey(),
            }).unwrap(),
        })}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
