import { useSession } from '../../features/auth/use-session';
import { SalaryRunPage as SalaryRun } from '../../features/coins/salary-run-page';

/** Runs without an answer are stored for each admin. */
export const SalaryRunPage = () => <SalaryRun owner={useSession('admin')?._id ?? ''} />;
