export { manual } from 'virtual:manual/bd';
