/** Waits until the condition holds, for work in the background. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  milliseconds = 20_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition was still false after ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
