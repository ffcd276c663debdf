// The page's first data: answers to the reads of the first screen, which the server puts into the page. See
// docs/adr/0017-first-data-in-the-page.md.
import { holdServerTime, noteServerTime } from './server-time';
import type { PanelKey } from './panels';
import { accountIn, sessionEntry, type Profile } from './session';

/** The first data is out of date this many milliseconds after the page began to load. */
const LASTING = 10_000;
const SESSION = '/api/auth/me';

/** Answers of the API by address: path and sorted query. Read when the first call asks. */
let answers: Map<string, unknown> | undefined;
/** The person whose answers these are, and the panel that the person was signed in to. */
let owner: Profile | undefined;
let ownPanel: string | undefined;
/** The page, and the addresses of the reads that the server began for it and the page does not hold. */
let late: { panel: string | undefined; page: string; reads: string[] } | undefined;
/** When the answers become out of date, on the clock of the page. */
let freshUntil = LASTING;

function readPage(): Map<string, unknown> {
  const element = document.getElementById('first-data');
  const text = element?.textContent;
  const found = new Map<string, unknown>(text ? Object.entries(JSON.parse(text) as object) : []);
  owner = ownerIn(found);
  ownPanel = element?.dataset['panel'];
  const sentAt = Number(element?.dataset['now']);
  if (sentAt) noteServerTime(sentAt + sinceArrival());
  if (sentAt && element?.dataset['rendered'] !== undefined) holdServerTime(sentAt);
  found.delete(SESSION);
  element?.remove();
  late = readLate();
  return found;
}

function readLate(): typeof late {
  const element = document.getElementById('late-reads');
  element?.remove();
  const { panel, page } = element?.dataset ?? {};
  return page ? { panel, page, reads: JSON.parse(element?.textContent || '[]') as string[] } : undefined;
}

/** Returns the milliseconds since the page has arrived. */
function sinceArrival(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page ? performance.now() - page.responseEnd : 0;
}

function ownerIn(known: Map<string, unknown>): Profile | undefined {
  const me = known.get(SESSION) as { details: Parameters<typeof accountIn>[0] } | undefined;
  return me && accountIn(me.details);
}

/** Replaces the answers of the page, where the server renders it. */
export function putFirstData(panel: PanelKey, data: Record<string, unknown>): void {
  answers = new Map(Object.entries(data));
  owner = ownerIn(answers);
  ownPanel = panel;
  freshUntil = performance.now() + LASTING;
}

/**
 * Returns the person who was signed in to this panel when the server sent the page; undefined if the page was sent
 * without a session. The address says nothing: a link may have led from the page of one panel to another panel.
 */
export function ownerOfPage(panel: PanelKey): Profile | undefined {
  answers ??= readPage();
  return panel === ownPanel ? owner : undefined;
}

interface Read {
  url: string;
  method?: string | undefined;
  params?: Record<string, unknown> | undefined;
  body?: unknown;
}

/**
 * Returns the address under which the server stores the answer to a read: parameters without a value are left out. The
 * fields of a POST are its parameters, after the word POST. Undefined when a field is a list or an object.
 */
export function addressOf({ url, method, params, body }: Read): string | undefined {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...params, ...(body as object | undefined) }))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value));
    else if (value !== undefined && value !== null) return undefined;
  query.sort();
  const text = query.toString();
  return `${method === 'POST' ? 'POST ' : ''}${url}${text && `?${text}`}`;
}

/**
 * Returns the page's answer to a read of this panel, once: later reads ask the server. Undefined when the page has no
 * answer, when it is out of date, and when another person is signed in now.
 */
export const takeFirstAnswer = (panel: PanelKey, read: Read): unknown => takeAt(panel, addressOf(read));

/**
 * Returns the name of a read that the server began for this page, once: with this name in a header, the call gets the
 * answer of that read. Undefined for other reads.
 */
export function takeLateRead(panel: PanelKey, read: Read): string | undefined {
  answers ??= readPage();
  if (!late || late.panel !== panel || performance.now() > freshUntil) return undefined;
  const place = late.reads.indexOf(addressOf(read) ?? '');
  if (place === -1) return undefined;
  late.reads[place] = '';
  return `${late.page} ${place}`;
}

/** Returns what the server wrote about the answers that its screen shows, with the answers. Takes each answer once. */
export function takeShownAnswers<Shown extends { address: string }>(
  panel: PanelKey,
): (Shown & { value: unknown })[] {
  const element = document.getElementById('shown-answers');
  element?.remove();
  const reads = JSON.parse(element?.textContent || '[]') as Shown[];
  return reads
    .map((read) => ({ ...read, value: takeAt(panel, read.address) }))
    .filter(({ value }) => value !== undefined);
}

function takeAt(panel: PanelKey, address: string | undefined): unknown {
  const entry = sessionEntry(panel);
  if (performance.now() > freshUntil || entry === null || !answers || !address) return undefined;
  if (ownerOfPage(panel)?._id !== (JSON.parse(entry) as Profile)._id) return undefined;
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** Discards the unused answers: a change may have made them out of date. */
export function forgetFirstData(): void {
  answers?.clear();
  late = undefined;
}
