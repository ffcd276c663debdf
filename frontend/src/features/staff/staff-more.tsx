import type { MoreProps } from '../../components/base/list-page/list.types';
import { RecordFacts, type Fact } from '../../components/record-form/record-facts';
import { formatDate } from '../../lib/format';
import type { StaffAccount } from './staff-account';
import { texts } from './staff.texts';

/** What is known of an account; `facts` are those of its kind. */
export function StaffMore({
  row: { uniqueId, createdAt },
  facts,
}: MoreProps<StaffAccount> & { facts: Fact[] }) {
  return (
    <RecordFacts
      label={texts.details}
      facts={[
        { label: texts.fields.code, value: uniqueId },
        ...facts,
        { label: texts.fields.created, value: formatDate(createdAt) },
      ]}
    />
  );
}
