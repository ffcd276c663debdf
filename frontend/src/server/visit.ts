import { deaf, define, metas, storage } from './browser';
import { formatFor } from '../lib/format';
import { viewerOf } from '../lib/page-cookie';
import { collectWords } from '../lib/server-words';
import { holdServerTime, noteZones } from '../lib/server-time';
import { noteVisitorZone } from '../lib/time-zones';

/** What the server knows about a visitor's browser. */
export interface Visitor {
  /** Path and query of the page. */
  url: string;
  /** The language of dates and numbers, such as en-GB. */
  language: string;
  /** The zone of the browser. */
  zone: string;
  /** The time zones of the installation, as the server reports them to panels. */
  zones: string;
  /** '1' where the database holds the records of the demo. */
  demo: string;
  /** The width of the window in pixels. */
  width: number;
  scheme: 'light' | 'dark';
  /** How many rows fit into the window, as the panel wrote it. */
  rows: string;
  /** The time of the page, in milliseconds. */
  now: number;
  /** The choices that the browser stores, as the panel wrote them. */
  choices: string;
  /** The folded columns of the screen's list, as the panel wrote them. */
  folded: string;
}

/** A pixel width is this many times the width in em: browsers ignore the size of the page's letters here. */
const EM = 16;

/** Says whether a part of a media query holds: a width in em, or the colour scheme. No other part does. */
const matches =
  ({ width, scheme }: Pick<Visitor, 'width' | 'scheme'>) =>
  (part: string): boolean => {
    const [, bound, em] = /^\((min|max)-width: ([\d.]+)em\)$/.exec(part) ?? [];
    if (bound === 'min') return width >= Number(em) * EM;
    if (bound === 'max') return width <= Number(em) * EM;
    return part === `(prefers-color-scheme: ${scheme})`;
  };

/** Makes the browser that of a visitor, with what it has stored of its choices alone. Throws a RangeError for an unknown language. */
export function visit({ url, language, zone, zones, demo, now, ...looks }: Visitor): void {
  formatFor(language);
  noteZones(zones);
  holdServerTime(now);
  noteVisitorZone(zone);
  collectWords(viewerOf(language, zones));
  metas['demo'] = demo;
  document.cookie = `folded=${looks.folded}; rows=${looks.rows}`;
  define({
    sessionStorage: storage(),
    localStorage: storage(new URLSearchParams(looks.choices)),
    location: new URL(url, 'http://panel'),
    matchMedia: (query: string) => ({ ...deaf, matches: query.split(' and ').every(matches(looks)) }),
  });
}
