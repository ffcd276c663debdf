import { EarningsPage as Earnings } from '../../features/earnings/earnings-page';
import { HostEarningsPage as HostEarnings } from '../../features/earnings/host-earnings-page';
import { paths } from '../../lib/paths';

const { earnings } = paths.agencyadmin;

export const EarningsPage = () => <Earnings hostTo={earnings.host} agencies="several" />;
export const HostEarningsPage = () => <HostEarnings backTo={earnings.list} />;
