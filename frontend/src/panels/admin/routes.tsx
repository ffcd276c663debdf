import { ResumeDecisions } from '../../features/hosts/resume-decisions';
import { panels } from '../../lib/panels';
import { panelRoutes } from '../panel-routes';
import { screens } from './screens';
import { useAccount } from './use-account';

const places = async () => (await import('./record-places')).places;

export default panelRoutes({ panel: panels.admin, screens, useAccount, places, Resume: ResumeDecisions });
