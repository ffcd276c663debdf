// npm run build: builds everything that production needs (the dist folders).
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

ensureInstalled();
await ensureBuilt();
