import type { MovementKind } from '../../api/recharge.gen';
import { CopyText } from '../../components/base/copy-text';
import { RecordFacts } from '../../components/record-form/record-facts';
import { formatNumber } from '../../lib/format';
import { texts } from './coins.texts';

const { transfer: text } = texts;

/** What the rows of all lists of transfers have. */
export interface Transfer {
  _id: string;
  /** Omitted for a send. */
  kind?: MovementKind | undefined;
  returned: number;
  returnable: number;
}

/** What is known of a transfer beyond its row. */
export const TransferMore = ({ row: { _id, kind, returned, returnable } }: { row: Transfer }) => (
  <RecordFacts
    label={text.title}
    facts={[
      ...(kind
        ? []
        : [
            { label: text.returned, value: formatNumber(returned) },
            { label: text.returnable, value: formatNumber(returnable) },
          ]),
      { label: text.number, value: <CopyText value={_id} label={text.number} />, wide: true },
    ]}
  />
);
