/** Waits until the condition holds, for work in the background. The limit only ends a wait that hangs. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  milliseconds = 100_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition was still false after ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
