/** An error in the log. */
export interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** The maximum number of nested causes to log. */
const DEPTH = 3;

/**
 * Serialises an error for the log: name, code, message, stack and cause. Omits all other properties, because errors of
 * the database driver contain the written documents. Replaces values quoted in messages by `***`.
 */
export function serializeError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? withoutValues(error) : '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: withoutValues(error.message),
    ...(error.stack !== undefined && { stack: withoutValues(error.stack) }),
    ...(error.cause instanceof Error && depth > 0 && { cause: serializeError(error.cause, depth - 1) }),
  };
}

/** Removes the key of a duplicate (`dup key: { number: "..." }`) and the input of a failed cast (`for value "..."`). */
const withoutValues = (text: string) =>
  text
    .replace(/dup key: \{.*\}/gs, 'dup key: { *** }')
    .replace(/((?:for|with) value:? )(?:"(?:[^"\\]|\\.)*"|\{.*\}|'[^']*')/gs, '$1***');
