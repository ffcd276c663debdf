import {
  setCoinLimitsLimits,
  useFetchCoinLimitsQuery,
  useSetCoinLimitsMutation,
  type CoinLimits,
  type SetCoinLimitsDto,
} from '../../api/coin-limits.gen';
import { useState, type ReactNode } from 'react';
import { AmountField } from '../../components/record-form/amount-field';
import type { Field } from '../../components/record-form/field';
import { RecordFields, RecordForm } from '../../components/record-form/record-form';
import { useAskedPutBack } from '../../components/record-form/use-put-back';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import { typedNumber } from '../../lib/typed-number';
import { useChanges } from '../../api/use-changes';
import classes from './approvals.module.css';
import { texts } from './approvals.texts';
import { WaitingLimits } from './waiting-limits';
import { useMay } from '../../lib/rights';

const { limits: text } = texts;

interface Values extends Record<string, string> {
  send: string;
  withdrawal: string;
}
const field = (name: 'send' | 'withdrawal'): Field<Values> => ({
  name,
  label: text[name],
  kind: 'number',
  control: (form) => <AmountField form={form} name={name} placeholder={text.none} />,
});
const fields = [field('send'), field('withdrawal')];

const shown = ({ send, withdrawal }: CoinLimits): Values => ({
  send: send === null ? '' : String(send),
  withdrawal: withdrawal === null ? '' : String(withdrawal),
});
const read = ({ send, withdrawal }: CoinLimits): Values => ({
  send: send === null ? '' : formatNumber(send),
  withdrawal: withdrawal === null ? '' : formatNumber(withdrawal),
});
const limit = (typed: string) => (typed.trim() ? typedNumber(typed) : '');
/** Returns only the changed limits: another admin may have set the other limit in the meantime. */
const limits = ({ send, withdrawal }: Partial<Values>): SetCoinLimitsDto => ({
  ...(send !== undefined && { send: limit(send) }),
  ...(withdrawal !== undefined && { withdrawal: limit(withdrawal) }),
});

interface CoinLimitsSectionProps {
  /** A link to the address where the limits can be changed; the section is then read-only. */
  change?: ReactNode;
}

/** The amounts above which a second admin must agree, and the changes of them that wait for a second admin. */
export function CoinLimitsSection({ change }: CoinLimitsSectionProps) {
  const { data, error, refetch } = useFetchCoinLimitsQuery();
  const [set] = useSetCoinLimitsMutation();
  const may = useMay();
  const [saves, setSaves] = useState(0);
  // The limits when typing began, or when old values came back: a change by another admin must not clear the fields.
  const [held, setHeld] = useState<CoinLimits>();
  const isAsked = useAskedPutBack({ kind: 'limits' }) !== undefined;
  useChanges('sends', () => void refetch());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (change || !may('coins.limits'))
    return (
      <Sheet title={text.section} actions={change}>
        <RecordFields
          label={text.section}
          fields={fields.map(({ name, label }) => ({ name, label, whenEmpty: text.none }))}
          values={read(data.details)}
        />
      </Sheet>
    );
  if (isAsked && !held) setHeld(data.details);
  const details = held ?? data.details;
  async function showSaved() {
    await refetch();
    setHeld(undefined);
    // Resets the form to the limits in force, even if the change waits.
    setSaves((count) => count + 1);
  }
  return (
    <div className={classes.narrow} onInput={() => setHeld(details)}>
      <Sheet title={text.section}>
        <div className={classes.hint}>
          <p>{text.hint}</p>
          <p>{text.raiseHint}</p>
        </div>
        <RecordForm<Values>
          key={JSON.stringify([details, saves])}
          label={text.section}
          setting="limits"
          fields={fields}
          limits={setCoinLimitsLimits}
          initial={shown(details)}
          record={{ version: details.version, read: (present) => shown(present as unknown as CoinLimits) }}
          failure={text.failed}
          save={(changed, _values, versionSeen) =>
            set({ setCoinLimitsDto: { ...limits(changed), versionSeen } }).unwrap()
          }
          onSaved={showSaved}
        />
      </Sheet>
      {data.waiting.length > 0 && <WaitingLimits changes={data.waiting} onSettled={() => void refetch()} />}
    </div>
  );
}
