/**
 * Returns all results, or throws the first failure after all promises have settled: the caller can only undo storing
 * that has finished.
 */
export async function allStored<T>(storing: Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(storing);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
