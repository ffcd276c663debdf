import { agencyAdminsOfBdList } from '../../api/agency-admin.lists.gen';
import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { useListState } from '../../lib/use-list-state';
import { accountFilters, kinds } from './kinds';
import { StaffSection } from './staff-list';

/** The agency admins of one BD, on its view screen. */
export function AgencyAdminsOf(props: { bd: string; viewTo: (id: string) => string }) {
  const list = useListState(agencyAdminsOfBdList);
  const { page, limit, search, sort } = list.arg;
  const { values, ...narrowing } = useListFilters(accountFilters);
  const agencyAdmins = useListAgencyAdminsOfBdQuery({
    agencyAdminsOfBdDto: { page, limit, search, sort, ...values, createBy: props.bd },
  });
  return (
    <StaffSection
      kind={kinds.agencyAdmin}
      list={list}
      narrowing={narrowing}
      query={agencyAdmins}
      rows={agencyAdmins.data?.data}
      total={agencyAdmins.data?.total}
      viewTo={props.viewTo}
    />
  );
}
