import { useListAgenciesOfAgencyAdminQuery } from '../../api/agency.gen';
import { useListState } from '../../lib/use-list-state';
import { kinds } from './kinds';
import { StaffSection } from './staff-list';

/** The agencies of one agency admin, on its view screen. */
export function AgenciesOf(props: { agencyAdmin: string; viewTo: (id: string) => string }) {
  const list = useListState();
  const { page, limit, search } = list.arg;
  const agencies = useListAgenciesOfAgencyAdminQuery({
    agenciesOfAgencyAdminDto: { page, limit, search, agencyadmin: props.agencyAdmin },
  });
  return (
    <StaffSection
      kind={kinds.agency}
      list={list}
      unsorted
      query={agencies}
      rows={agencies.data?.details}
      total={agencies.data?.total}
      viewTo={props.viewTo}
    />
  );
}
