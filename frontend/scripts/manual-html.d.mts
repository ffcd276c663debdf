import type { Token } from 'marked';

/** The size in pixels of each picture of the manual. */
export const PICTURE: { width: number; height: number };
export function addressMark(file: string): string;
/** Returns the HTML of a part of a page. Throws for HTML and foreign pictures in it. `pages`: the anchors of each page. */
export function htmlOf(tokens: Token[], shown: { page: string; pages: Map<string, string[]> }): string;
