// The public API of the package.
export type { CallOptions, KeyedOptions } from './call.js';
export { type AppClient, type ClientOptions, createClient } from './client.js';
export { ApiError, type FieldError, NetworkError } from './errors.js';
export { newIdempotencyKey } from './idempotency-key.js';
export type * from './schemas.gen.js';
export { memoryStorage, type Tokens, type TokenStorage } from './tokens.js';
export type { NativeFile, Upload } from './uploads.js';
