// A client of server-sent events.
import { checkedFetch } from './answers.js';

/** The limit of a wait, in milliseconds. It only ends a wait that hangs. */
const PATIENCE = 60_000;

/**
 * Opens a stream. Resolves when the server reports changes from now on: after the first pulse. Returns the stream's text
 * so far, and functions that wait for more text or for the end.
 */
export async function listen(url: string, accessToken: string, topics: string) {
  const abort = new AbortController();
  const response = await checkedFetch(`${url}/api/events?topics=${topics}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: abort.signal,
  });
  let text = '';
  let ended = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) text += decoder.decode(chunk as Uint8Array);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
    ended = true;
  })();
  const until = async (condition: () => boolean) => {
    const end = Date.now() + PATIENCE;
    while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    return condition();
  };
  if (response.ok) await until(() => text.includes('event: pulse') || ended);
  return {
    response,
    has: (wanted: string) => until(() => text.includes(wanted)),
    hasEnded: () => until(() => ended),
    text: () => text,
    close: async () => {
      abort.abort();
      await reading;
    },
  };
}
