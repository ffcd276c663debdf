import { agenciesOfAgencyAdminList } from '../../api/agency.lists.gen';
import { useListAgenciesOfAgencyAdminQuery } from '../../api/agency.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { useListState } from '../../lib/use-list-state';
import { accountFilters, kinds } from './kinds';
import { StaffSection } from './staff-list';

/** The agencies of one agency admin, on its view screen. */
export function AgenciesOf(props: { agencyAdmin: string; viewTo: (id: string) => string }) {
  const list = useListState(agenciesOfAgencyAdminList);
  const { page, limit, search, sort } = list.arg;
  const { values, ...narrowing } = useListFilters(accountFilters);
  const agencies = useListAgenciesOfAgencyAdminQuery({
    agenciesOfAgencyAdminDto: { page, limit, search, sort, ...values, agencyadmin: props.agencyAdmin },
  });
  return (
    <StaffSection
      kind={kinds.agency}
      list={list}
      narrowing={narrowing}
      query={agencies}
      rows={agencies.data?.details}
      total={agencies.data?.total}
      viewTo={props.viewTo}
    />
  );
}
