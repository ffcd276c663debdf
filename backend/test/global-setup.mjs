export { openServer as default } from './database.mjs';
