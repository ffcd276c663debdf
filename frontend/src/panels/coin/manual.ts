export { manual } from 'virtual:manual/coin';
