/** Milliseconds between two questions. */
const PAUSE = 250;

/**
 * Waits until the history of a product's demo is complete: the product is ready before. A product that does not know this
 * call has a whole demo when it is ready.
 * @param {string} url
 */
export async function demoFilled(url) {
  for (;;) {
    // No answer: the product is still starting.
    const response = await fetch(`${url}/api/demo`).catch(() => undefined);
    if (response?.status === 404) return;
    if (response?.ok && !(await response.json()).details.filling) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
