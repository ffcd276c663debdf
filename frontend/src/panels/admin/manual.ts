export { manual } from 'virtual:manual/admin';
