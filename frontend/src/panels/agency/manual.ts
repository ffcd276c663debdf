export { manual } from 'virtual:manual/agency';
