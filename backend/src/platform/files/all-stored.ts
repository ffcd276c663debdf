/** All results, or the first failure, once all have ended: what is still being stored could not be taken back. */
export async function allStored<T>(storing: Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(storing);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
