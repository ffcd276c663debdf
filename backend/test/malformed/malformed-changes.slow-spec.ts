// Malformed requests to every call that changes data. Two files, so that two cores share the work.
import { CALLS } from '../support/document.js';
import { proveCalls } from './prove.js';

proveCalls(CALLS.filter(({ method }) => method !== 'GET'));
