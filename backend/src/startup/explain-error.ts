import { ConfigError } from '../core/config/env.js';

/**
 * Describes an error of a start or a command: one line for errors that the operator can correct (configuration, port,
 * folder, database), a stack trace for any other error.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'MongooseServerSelectionError')
    return `MONGODB_URI: the database does not respond (${error.message})`;
  return error instanceof ConfigError || 'code' in error ? error.message : (error.stack ?? error.message);
}
