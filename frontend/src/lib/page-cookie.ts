/** How long the browser keeps a choice about the looks of the page, in seconds: a year. */
const LASTING = 365 * 24 * 60 * 60;

/** Choices that the server needs to send the page with the right looks before any script runs. */
interface Looks {
  /** The colour scheme. */
  scheme: 'light' | 'dark';
  /** Whether the menu is folded. */
  menu: 'narrow' | 'wide';
}

/** Stores a choice about the looks in a cookie, which the server reads when it sends the next page. */
export function rememberLooks<Name extends keyof Looks>(name: Name, chosen: Looks[Name]): void {
  document.cookie = `${name}=${chosen}; path=/; max-age=${LASTING}; samesite=lax`;
}
