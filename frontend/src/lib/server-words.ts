// The formatted dates and numbers of a screen that the server rendered. The locale data of the server and of a browser
// differ, and a text must not change under the reader's eyes when the browser shows the screen itself: the page brings the
// server's texts along, and the browser takes them over.

/** The texts that the server wrote, by format and value, and for whom. */
export interface ServerWords {
  viewer: string;
  texts: Record<string, string>;
}

let texts = new Map<string, string>();
/** On the server: for whom the texts are collected. */
let collectingFor: string | undefined;

/** Returns the server's text of this value; otherwise the text that `write` returns. */
export function inServerWords(format: string, value: string | number, write: () => string): string {
  const key = `${format} ${value}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = write();
  if (collectingFor !== undefined) texts.set(key, text);
  return text;
}

/** On the server: begins to collect the texts of a screen for a viewer. */
export function collectWords(viewer: string): void {
  collectingFor = viewer;
  texts = new Map();
}

/** On the server: returns the texts since `collectWords`. */
export const collectedWords = (): ServerWords => ({
  viewer: collectingFor ?? '',
  texts: Object.fromEntries(texts),
});

/** In the browser: takes the texts of the page over. Returns whether they were written for this viewer. */
export function takeServerWords(viewer: string): boolean {
  const element = document.getElementById('server-words');
  element?.remove();
  if (!element?.textContent) return false;
  const words = JSON.parse(element.textContent) as ServerWords;
  if (words.viewer !== viewer) return false;
  texts = new Map(Object.entries(words.texts));
  return true;
}
