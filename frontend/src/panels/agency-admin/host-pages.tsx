import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useParams } from 'react-router-dom';
import { useFetchAgencyQuery } from '../../api/agency.gen';
import { BackLink } from '../../components/base/back-link';
import { Page } from '../../components/base/page';
import { AllHostsPage as AllHosts } from '../../features/hosts/all-hosts-page';
import { HostStatusPage } from '../../features/hosts/host-status-page';
import { HostTabs } from '../../features/hosts/host-tabs';
import { texts as hosts } from '../../features/hosts/hosts.texts';
import { FoundAccount } from '../../features/staff/found-account';
import { texts as staff } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';

export const PendingHostsPage = () => <HostStatusPage status="0" agencies="several" />;
export const ApprovedHostsPage = () => <HostStatusPage status="1" agencies="several" />;
export const RejectedHostsPage = () => <HostStatusPage status="2" agencies="several" />;
export const AllHostsPage = () => <AllHosts agencies="several" />;

/** The hosts of the agency that the address names. */
export function HostsOfAgencyPage() {
  const { id } = useParams();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  return (
    <>
      <BackLink to={paths.agencyadmin.agency.list}>{staff.agency.many}</BackLink>
      <FoundAccount query={agency} account={agency.currentData?.details}>
        {({ _id, name }) => (
          <Page
            title={hosts.hostsOf(name)}
            actions={<Link to={paths.agencyadmin.agency.view(_id)}>{hosts.agencyDetails}</Link>}
          >
            <HostTabs title={hosts.hostsOf(name)} agency={_id} decides />
          </Page>
        )}
      </FoundAccount>
    </>
  );
}
