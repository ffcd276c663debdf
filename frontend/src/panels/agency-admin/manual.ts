export { manual } from 'virtual:manual/agencyadmin';
