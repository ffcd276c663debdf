import { BadRequestException, NotFoundException } from '@nestjs/common';
import { Error as MongooseErrors, mongo } from 'mongoose';
import { MulterError } from 'multer';
import { toAppError } from '../../src/http/error.filter.js';
import { AppError, messageOf, statusOf } from '../../src/core/errors.js';

describe('toAppError', () => {
  it('should return errors of the application unchanged', () => {
    const error = new AppError('IN_USE', 'Three users have this tag');
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    new mongo.MongoServerError({ message: "Plan executor error: {'$gt': 1}", code: 2 }),
    new TypeError("Cannot read properties of undefined (reading 'toISOString')"),
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:27017'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('upstream said so'), { status: 502 }),
    'a thrown text',
    undefined,
    null,
    { status: 400, message: 'not an error at all' },
  ])('should hide the details of %s', (error) => {
    const { code, message, errors } = toAppError(error);
    expect({ code, message, errors }).toEqual({
      code: 'INTERNAL',
      message: messageOf('INTERNAL'),
      errors: undefined,
    });
    expect(statusOf(code)).toBe(500);
  });

  it.each([
    new mongo.MongoNetworkError('connect ECONNREFUSED 10.0.0.7:27017'),
    new mongo.MongoTopologyClosedError(),
    new mongo.MongoServerError({ message: 'not primary', code: 10107 }),
    Object.assign(new Error('timed out'), { name: 'MongoWaitQueueTimeoutError' }),
    new mongo.MongoBulkWriteError(
      new mongo.MongoNetworkError('read ECONNRESET'),
      {} as mongo.BulkWriteResult,
    ),
    new Error('wrapped', { cause: new Error('twice', { cause: new mongo.MongoNetworkError('closed') }) }),
  ])('should return 503 with Retry-After for %s', (error) => {
    const failure = toAppError(error);
    expect(failure).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(failure.message).not.toMatch(/10\.0\.0\.7|primary|wrapped/);
  });

  it('should return a version conflict when another call changed the record', () => {
    const error = new MongooseErrors.VersionError({ _doc: {} } as never, 3, ['name']);
    expect(toAppError(error).code).toBe('VERSION_CONFLICT');
  });

  it('should name the API field of a duplicate without its value', () => {
    const error = new mongo.MongoServerError({
      message: 'E11000 duplicate key error collection: callboard.users index: usernameKey_1',
      code: 11000,
      keyPattern: { usernameKey: 1 },
      keyValue: { usernameKey: 'anita' },
    });
    expect(toAppError(error)).toMatchObject({
      code: 'DUPLICATE',
      message: 'username: This username is already in use',
      errors: [{ field: 'username', message: 'This username is already in use' }],
    });
  });

  it.each([
    [
      'a body over the limit of the parser',
      Object.assign(new Error('too large'), { status: 413 }),
      'TOO_LARGE',
    ],
    ['a file over its limit', new MulterError('LIMIT_FILE_SIZE', 'image'), 'TOO_LARGE'],
    ['an unexpected file', new MulterError('LIMIT_UNEXPECTED_FILE', 'x'), 'VALIDATION_FAILED'],
    ['an unknown route', new NotFoundException('Cannot GET /api/x'), 'NOT_FOUND'],
    ['a broken body', new BadRequestException('Unexpected token } at position 3'), 'VALIDATION_FAILED'],
    ['a path that cannot be decoded', Object.assign(new URIError('%'), { status: 400 }), 'VALIDATION_FAILED'],
  ])('should map %s to its code', (_what, error, code) => {
    const failure = toAppError(error);
    expect(failure.code).toBe(code);
    expect(failure.message).not.toMatch(/Cannot GET|Unexpected token|position/);
  });
});
