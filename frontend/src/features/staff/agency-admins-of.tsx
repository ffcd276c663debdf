import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import { useListState } from '../../lib/use-list-state';
import { kinds } from './kinds';
import { StaffSection } from './staff-list';

/** The agency admins of one BD, on its view screen. */
export function AgencyAdminsOf(props: { bd: string; viewTo: (id: string) => string }) {
  const list = useListState();
  const { page, limit, search } = list.arg;
  const agencyAdmins = useListAgencyAdminsOfBdQuery({
    agencyAdminsOfBdDto: { page, limit, search, createBy: props.bd },
  });
  return (
    <StaffSection
      kind={kinds.agencyAdmin}
      list={list}
      unsorted
      query={agencyAdmins}
      rows={agencyAdmins.data?.data}
      total={agencyAdmins.data?.total}
      viewTo={props.viewTo}
    />
  );
}
