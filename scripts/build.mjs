// npm run build: builds everything that production needs (the dist folders), also in production.
import { build, ensureInstalled } from './ensure.mjs';

ensureInstalled();
await build();
