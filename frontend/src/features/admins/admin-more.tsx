import type { ListedAdmin } from '../../api/admins.gen';
import { texts as shared } from '../../components/base/components.texts';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { RecordFacts } from '../../components/record-form/record-facts';
import { formatDateTime } from '../../lib/format';
import { texts } from './admins.texts';

/** What is known of an admin beyond the row of the list. */
export const AdminMore = ({ row: { lastSignInAt, bio } }: MoreProps<ListedAdmin>) => (
  <RecordFacts
    label={texts.more.title}
    facts={[
      {
        label: texts.more.lastSignIn,
        value: lastSignInAt ? formatDateTime(lastSignInAt) : texts.more.notYet,
        wide: true,
      },
      { label: texts.more.bio, value: bio || shared.notApplicable, wide: true },
    ]}
  />
);
