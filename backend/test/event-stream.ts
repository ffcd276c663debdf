// A client of server-sent events.
import { checkedFetch } from './answers.js';

/** Opens a stream. Returns its text so far, and functions that wait for more text or for the end. */
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
  const until = async (condition: () => boolean, milliseconds: number) => {
    const end = Date.now() + milliseconds;
    while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    return condition();
  };
  return {
    response,
    has: (wanted: string, milliseconds: number) => until(() => text.includes(wanted), milliseconds),
    hasEnded: (milliseconds: number) => until(() => ended, milliseconds),
    text: () => text,
    close: async () => {
      abort.abort();
      await reading;
    },
  };
}
