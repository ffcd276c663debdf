// npm start: builds and starts the whole product, even in a fresh clone. Serves API and panels on one port.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { supportNotice } from './node-support.mjs';

const notice = supportNotice();
if (notice) console.log(notice);
ensureInstalled();
await ensureBuilt();
await import('../backend/dist/main.js');
