import {
  useFetchCoinLimitsQuery,
  useSetCoinLimitsMutation,
  type CoinLimits,
} from '../../api/coin-limits.gen';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { ErrorState } from '../../components/state-views';
import { typedNumber } from '../../lib/typed-number';
import classes from './second-admin.module.css';
import { texts } from './second-admin.texts';

const { limits: text } = texts;

interface Values extends Record<string, string> {
  send: string;
  withdrawal: string;
}
const fields: Field<Values>[] = [
  { name: 'send', label: text.send, kind: 'digits', whenEmpty: text.none },
  { name: 'withdrawal', label: text.withdrawal, kind: 'digits', whenEmpty: text.none },
];

const shown = ({ send, withdrawal }: CoinLimits): Values => ({
  send: send === null ? '' : String(send),
  withdrawal: withdrawal === null ? '' : String(withdrawal),
});
const limit = (typed: string) => (typed.trim() ? typedNumber(typed) : undefined);

/** Above which amounts one admin is not enough. */
export function CoinLimitsPage() {
  const { data, error, refetch } = useFetchCoinLimitsQuery();
  const [set] = useSetCoinLimitsMutation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={text.title}>
      {data ? (
        <div className={classes.narrow}>
          <p className={classes.hint}>{text.hint}</p>
          <EditableRecord<Values>
            title={text.section}
            editLabel={text.edit}
            fields={fields}
            initial={shown(data.details)}
            failure={text.failed}
            save={(_changed, { send, withdrawal }) =>
              set({ setCoinLimitsDto: { send: limit(send), withdrawal: limit(withdrawal) } }).unwrap()
            }
          />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
