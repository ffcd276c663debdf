/** Checks each case. Fails without a case, and with the names and the errors of all cases that fail. */
export async function everyCase<T>(
  cases: readonly T[],
  nameOf: (one: T) => string,
  check: (one: T) => Promise<void> | void,
): Promise<void> {
  if (!cases.length) throw new Error('There is no case to check');
  const failed: string[] = [];
  for (const one of cases) {
    try {
      await check(one);
    } catch (error) {
      failed.push(`${nameOf(one)}: ${(error as Error).message}`);
    }
  }
  if (failed.length)
    throw new Error(`${failed.length} of ${cases.length} cases failed:\n${failed.join('\n')}`);
}

/** The name of a call in the report of a test. */
export const callName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
