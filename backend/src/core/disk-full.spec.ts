import { mongo } from 'mongoose';
import { isDiskFull } from './disk-full.js';

const system = (code: string) => Object.assign(new Error(code), { code, errno: -1 });

describe('isDiskFull', () => {
  it.each([
    ['a system error', system('ENOSPC')],
    ['a quota', system('EDQUOT')],
    ['an error of the database', new mongo.MongoServerError({ message: 'full', code: 14031 })],
    ['an error of sharp', new Error('wbuffer_write: write failed\nunix error: No space left on device')],
    ['a wrapped error', new Error('The files could not be stored', { cause: system('ENOSPC') })],
  ])('should be true when the error is %s', (_, error) => expect(isDiskFull(error)).toBe(true));

  it.each([
    ['a missing file', system('ENOENT')],
    ['another error of the database', new mongo.MongoServerError({ message: 'no', code: 11000 })],
    ['no error', 'ENOSPC'],
  ])('should be false when the error is %s', (_, error) => expect(isDiskFull(error)).toBe(false));
});
