export { closeServer as default } from './database.mjs';
