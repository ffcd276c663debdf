// The first data of a page: the answers to the reads of its screen, so that the screen shows rows without a call.
import type { Express, Request } from 'express';
import inject from 'light-my-request';
import type { StaffRole } from '../core/roles.js';
import { fitsWindow, type KeptListsDto } from '../modules/lists/lists.dto.js';
import { OWN, type FittedRead } from './first-screens.js';
import type { LateRead } from './late-reads.js';

/** A page waits this many milliseconds for its data. The panel asks for the reads that take longer when it starts. */
const PATIENCE = 250;
/** The session comes first: without its answer the page holds no data. */
const SESSION = '/api/auth/me';
/** The stored choices about lists. */
const LISTS = '/api/lists';
/** The beginning of a read that documented clients send as a POST. */
const POSTED = 'POST ';
/** The headers of the page's request that its reads also carry. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const;

/** The methods by which the library receives an answer. */
const LIBRARY_METHODS = ['writeHead', 'write', 'end', 'destroy'] as const;

/** Answers of the API by address. */
export type FirstData = Record<string, unknown>;
interface FirstReads {
  /** The answers that arrived in time. Undefined when the session is not valid any more or its answer is late. */
  data: FirstData | undefined;
  /** The reads that the page does not hold although they began. */
  late: LateRead[];
}
/** Makes the reads of a screen, and returns their answers as far as they arrive in time. */
type ReadFirstData = (
  request: Request,
  panel: StaffRole,
  screen: { reads: readonly string[]; fitted?: FittedRead },
) => Promise<FirstReads>;

/** Makes the function that reads a page's first data through the application itself, with the visitor's own session. */
export function firstDataReader(application: Express): ReadFirstData {
  const dispatch: inject.DispatchFunc = (request, response) => {
    // Express replaces the prototype of each response: the library's own methods must be on the response itself. (Given
    // the application, the library would change the prototypes of all real requests instead.)
    for (const name of LIBRARY_METHODS) Object.assign(response, { [name]: response[name].bind(response) });
    application(request as Request, response);
  };

  return async (request, panel, { reads, fitted }) => {
    const headers: Record<string, string> = { 'x-panel': panel };
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const remoteAddress = request.socket.remoteAddress ?? '';
    const found: FirstData = {};
    const begun = new Map<string, Promise<unknown>>();
    let isOver = false;
    /** Returns the answer; undefined when the read fails. */
    const readOne = (read: string): Promise<unknown> => {
      const answer = inject(dispatch, { ...callOf(read), headers, remoteAddress }).then(
        (response): unknown => (response.statusCode === 200 ? response.json() : undefined),
        () => undefined,
      );
      begun.set(read, answer);
      return answer.then((body: unknown) => {
        if (body === undefined) begun.delete(read);
        else if (!isOver) found[read] = body;
      });
    };
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    const session = readOne(SESSION);
    // The number of rows follows from the choices of the reader.
    const lists = fitted && readOne(LISTS);
    const all = reads.map(async (read) => {
      if (read === SESSION) return session;
      if (read === LISTS && lists) return lists;
      if (read === fitted?.read) {
        await lists;
        if (isOver) return undefined;
        return readOne(wantsFit(found[LISTS], fitted.list) ? fitted.fits : read);
      }
      if (!read.includes(OWN)) return readOne(read);
      await session;
      if (isOver) return undefined;
      return readOne(read.replaceAll(OWN, encodeURIComponent(ownCode(found[SESSION]))));
    });
    // A failed read is left out: the panel sends it again and shows the failure.
    await Promise.race([Promise.allSettled(all), patience]);
    clearTimeout(timer);
    isOver = true;
    // Without the session the page holds nothing: the panel then asks for all reads.
    const data = SESSION in found ? found : undefined;
    const late = begun.has(SESSION) ? [...begun].filter(([read]) => !data || !(read in data)) : [];
    return { data, late: late.map(([address, answer]) => ({ address, answer })) };
  };
}

/** Whether the answer with the stored choices says that this list fits into the window. */
const wantsFit = (kept: unknown, list: string) =>
  kept !== undefined && fitsWindow((kept as { details: KeptListsDto }).details, list);

/** Returns the code of the account whose session this is. Throws without a session. */
const ownCode = (session: unknown) =>
  (session as { details: { profile: { uniqueId: string } } }).details.profile.uniqueId;

/** Returns the call of a read: `POST /path?a=1` means a POST with the body `{"a":"1"}`. */
function callOf(read: string): Pick<inject.InjectOptions, 'method' | 'url' | 'payload'> {
  if (!read.startsWith(POSTED)) return { method: 'GET', url: read };
  const [url = '', fields] = read.slice(POSTED.length).split('?');
  return { method: 'POST', url, payload: Object.fromEntries(new URLSearchParams(fields)) };
}

/** Returns the panel's data as an element that scripts can read. JSON text with `<` escaped cannot end the element. */
export const firstDataElement = (
  panel: StaffRole,
  data: FirstData,
  { now, isRendered }: { now: number; isRendered: boolean },
): string =>
  `<script type="application/json" id="first-data" data-panel="${panel}" data-now="${now}"${isRendered ? ' data-rendered' : ''}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
