import { useState } from 'react';
import { useListAdminsQuery, type Admin } from '../../api/admins.gen';
import { ListPage } from '../../components/list-page/list-page';
import type { Column } from '../../components/list-page/list.types';
import { PhoneNumber } from '../../components/phone-number';
import { Picture } from '../../components/picture';
import { StatusBadge } from '../../components/status-badge';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './admins.module.css';
import { texts } from './admins.texts';
import { DisableAdmin } from './disable-admin';

const columns = (self: string | undefined): Column<Admin>[] => [
  {
    title: texts.columns.image,
    card: 'picture',
    value: ({ image, name }) => <Picture image={image} name={name} />,
  },
  {
    title: texts.columns.name,
    card: 'title',
    value: ({ _id, name, email }) => (
      <div className={classes.person}>
        <span className={classes.name}>{name}</span>
        {email && <span className={classes.email}>{email}</span>}
        {_id === self && <StatusBadge tone="accent">{texts.you}</StatusBadge>}
      </div>
    ),
  },
  { title: texts.columns.phone, value: ({ number }) => <PhoneNumber number={number} /> },
  { title: texts.columns.created, value: ({ createdAt }) => formatDate(createdAt) },
  {
    title: texts.columns.status,
    card: 'badge',
    value: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'good' : 'bad'}>{texts[status]}</StatusBadge>
    ),
  },
];

/** The admins of the platform. `self` is who looks at them: nobody disables themselves. */
export function AdminList({ self }: { self: string | undefined }) {
  const list = useListState();
  const { page, limit, search } = list.arg;
  const admins = useListAdminsQuery({ page, limit, search });
  const [leaving, setLeaving] = useState<Admin>();
  return (
    <>
      <ListPage
        title={texts.title}
        list={list}
        query={admins}
        rows={admins.data?.details}
        total={admins.data?.total}
        columns={columns(self)}
        rowName={({ name }) => name}
        actions={(admin) =>
          admin._id === self || admin.status === 'disabled'
            ? []
            : [{ label: texts.disable, danger: true, onClick: () => setLeaving(admin) }]
        }
        searchLabel={texts.search}
        addTo={paths.admin.addAdmin}
      />
      {leaving && <DisableAdmin admin={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
