import { useReverseEntryMutation, type StatementEntry } from '../../api/ledger.gen';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { isApiError } from '../../api/errors-to-form';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { texts } from './ledger.texts';

const { statement: text } = texts;

/** Reverses an entry, with a reason. */
export function ReverseDialog({ entry, onClose }: { entry: StatementEntry; onClose: () => void }) {
  const { _id: id, amount, kind, otherLabel } = entry;
  const [reverse] = useReverseEntryMutation();
  const movement = useIdempotencyKey<string>(`reverse ${id}`);

  async function give(reason: string) {
    try {
      return await movement.send(reason, (key) =>
        reverse({ id, 'Idempotency-Key': key, reverseDto: { reason } }).unwrap(),
      );
    } catch (error) {
      // An earlier call with another reason succeeded: the entry is reversed, as requested.
      if (isApiError(error) && error.code === 'IDEMPOTENCY_MISMATCH') return { message: text.reversedBefore };
      throw error;
    }
  }
  return (
    <ReasonDialog
      title={text.reverseTitle(Math.abs(amount))}
      effect={text.reverseEffect(texts.kinds[kind], otherLabel)}
      label={texts.wallet.reason}
      hint={texts.wallet.recorded}
      yes={text.reverse}
      danger
      repeatable
      failure={text.reverseFailed}
      onGive={give}
      onClose={onClose}
    />
  );
}
