// npm start: the whole product from a fresh clone, API and panels on one port.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

ensureInstalled();
await ensureBuilt();
await import('../backend/dist/main.js');
