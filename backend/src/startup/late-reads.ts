// The reads of a page that its data did not wait for. They are under way when the panel starts: the panel names them by
// a header and gets their answers, so that a busy server makes no read twice.
import { randomBytes } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { type Observable, of } from 'rxjs';
import { isStaffRole } from '../core/roles.js';
import { accessCookieOf } from '../platform/access/cookies.js';

const HEADER = 'x-late-read';
/** The answers are stored for this many milliseconds after the page. The panel asks for them when it starts. */
const LASTING = 10_000;
/** Above this number of pages, the reads of the oldest page are forgotten. */
const MOST_PAGES = 500;

/** A read that began for a page. */
export interface LateRead {
  /** The address under which the panel knows the read: path and sorted query. */
  address: string;
  /** The body of the answer; undefined when the read fails. */
  answer: Promise<unknown>;
}

interface Page {
  /** The access token whose session the reads belong to. */
  token: string;
  reads: Map<number, LateRead>;
}

export class LateReads {
  private readonly pages = new Map<string, Page>();

  /** Keeps the reads of a page for the panel that starts from it, and returns the id of the page. */
  keep(token: string, reads: readonly LateRead[]): string {
    const id = randomBytes(16).toString('base64url');
    this.pages.set(id, { token, reads: new Map(reads.entries()) });
    const [oldest] = this.pages.keys();
    if (this.pages.size > MOST_PAGES && oldest) this.pages.delete(oldest);
    setTimeout(() => this.pages.delete(id), LASTING).unref();
    return id;
  }

  /** Returns the answer to a stored read, once, and only to the session that the page was for. */
  async take(name: string, token: string | undefined, path: string): Promise<unknown> {
    const [id = '', place] = name.split(' ');
    const page = this.pages.get(id);
    const read = page?.reads.get(Number(place));
    if (!page || !read || page.token !== token || pathOf(read) !== path) return undefined;
    page.reads.delete(Number(place));
    return read.answer;
  }
}

const pathOf = ({ address }: LateRead) => address.replace(/^POST /, '').replace(/\?.*$/, '');

/**
 * Answers a call that names a read of its page. Runs after the guard, which checks session and rights as for each call,
 * and outside all other interceptors: the answer is complete.
 */
export class LateReadInterceptor implements NestInterceptor {
  constructor(
    private readonly reads: LateReads,
    private readonly isProduction: boolean,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler,
  ): Observable<unknown> | Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const [name, panel] = [request.get(HEADER), request.get('x-panel')];
    if (!name || !isStaffRole(panel)) return next.handle();
    const token = accessCookieOf(request, panel, this.isProduction);
    const answer = this.reads.take(name, token, request.path);
    return answer.then((known) => (known === undefined ? next.handle() : of(known)));
  }
}

/** Returns the element that names the running reads for the panel. JSON text with `<` escaped cannot end it. */
export const lateReadsElement = (panel: string, id: string, reads: readonly LateRead[]): string =>
  `<script type="application/json" id="late-reads" data-panel="${panel}" data-page="${id}">${JSON.stringify(
    reads.map(({ address }) => address),
  ).replaceAll('<', '\\u003c')}</script>`;
