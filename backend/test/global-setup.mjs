export { openServer as setup, closeServer as teardown } from './database.mjs';
