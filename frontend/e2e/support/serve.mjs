// The product for the browser tests. Ends when Playwright ends, also when Playwright is killed.
import { whenParentEnds } from '../../../scripts/parent.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
await import('../../../backend/dist/main.js');
