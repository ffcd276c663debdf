import { BatchPage } from '../../features/batches/batch-page';
import { screenOf } from './record-screens';

export const AdminBatchPage = () => <BatchPage screenOf={screenOf} />;
