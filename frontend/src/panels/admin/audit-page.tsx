import { AuditPage } from '../../features/audit/audit-page';
import { screenOf } from './record-screens';

export const AdminAuditPage = () => <AuditPage screenOf={screenOf} />;
