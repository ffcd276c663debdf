// npm start: builds and starts the whole product, even in a fresh clone. Serves API and panels on one port.
import './env-file.mjs';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { supportNotice } from './node-support.mjs';
import { whenNpmEnds } from './parent.mjs';

// The product must not outlive npm. Started by another program, such as systemd or Docker, it gets the signals itself.
if (process.env.npm_lifecycle_event) whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
const notice = supportNotice();
if (notice) console.log(notice);
// Browsers have no passkeys at an IP address: the address that people open on this machine names it.
if (process.env.NODE_ENV !== 'production' && !process.env.HOST)
  process.env.PUBLIC_URL ??= `http://localhost:${process.env.PORT || 3000}`;
ensureInstalled();
await ensureBuilt();
await import('../backend/dist/main.js');
