import { once } from 'node:events';
import { type BeforeApplicationShutdown, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { isStaffRole } from '../../core/roles.js';
import { Scope } from '../../core/scope.js';
import { SessionsService } from '../access/sessions.service.js';
import { Endpoint } from '../../http/endpoint.js';
import { AppError } from '../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { ChangeFeed } from './change-feed.js';
import { EventsQuery, topicsOf } from './events.dto.js';
import { SharedPlaces } from '../places/shared-places.js';
import { OpenStreams } from './open-streams.js';
import type { Topic } from '../../core/topics.js';
import { mayHear, TOPICS_OF } from './topics.js';

/**
 * The interval of the pulse event. The pulse keeps proxies from closing the stream, checks that the session is still
 * live, and lets clients distinguish a quiet stream from a dead one.
 */
const PULSE_MILLISECONDS = 10_000;
const PULSE = 'event: pulse\ndata: still here\n\n';

/**
 * Server-sent events for the panels. An event names the changed topic; the panels then reload the data that they show,
 * with their usual permissions.
 */
@ApiTags('events')
@Controller('events')
export class EventsController implements BeforeApplicationShutdown {
  private readonly open = new Set<Response>();
  private readonly streams: OpenStreams;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly sessions: SessionsService,
    places: SharedPlaces,
  ) {
    this.streams = new OpenStreams(places);
  }

  @Endpoint('GET', '', {
    roles: ['admin', 'bd', 'agencyadmin', 'agency', 'coin'],
    right: 'own',
    summary: 'Stream changed topics as server-sent events; ends with the session',
    description:
      'An admin receives the topics of records that the admin has a right to see, and nothing of the others; a BD, an agency admin and an agency receive `hosts`, `staff` and `presence`, a coin agency `transfers`, and all of them `inbox`. ' +
      '`staff` and `transfers` report only changes of records in scope, `inbox` only changes of the own inbox. The event `pulse` comes immediately and then every 10 seconds: ' +
      'reopen a stream without it. Each session can have 5 open streams, each account 20.',
    response: 'text/event-stream',
    errors: ['RATE_LIMITED'],
  })
  async streamEvents(
    @CurrentCaller() caller: Caller,
    @Query() { topics }: EventsQuery,
    @CurrentHttpContext() { request, response }: HttpContext,
  ) {
    const wanted = topicsOf(topics);
    const allowed = isStaffRole(caller.role) ? TOPICS_OF[caller.role] : [];
    if (wanted.some((topic) => !allowed.includes(topic))) throw new AppError('FORBIDDEN');
    const heard = wanted.filter((topic) => mayHear(caller, topic));
    // The client disconnected during the lookups: no 'close' event will follow.
    if (response.destroyed) return;
    const leave = await this.streams.open(caller);
    // no-transform: no proxy may buffer events, which must arrive immediately.
    response
      .type('text/event-stream')
      .setHeader('Cache-Control', 'no-store, no-transform')
      .setHeader('X-Accel-Buffering', 'no');
    // Express sends a HEAD request here too. Its answer has no body, so that it would wait for the end of the stream.
    if (request.method === 'HEAD') {
      leave();
      response.end();
      return;
    }
    const scope = Scope.of(caller);
    const stops = await Promise.all(
      heard.map((topic) =>
        this.feed.listen(topic, scope, () => response.write(`event: ${topic}\ndata: changed\n\n`)),
      ),
    );
    // The first pulse says that changes are reported from now on.
    response.write(`retry: 3000\n\n${PULSE}`);
    this.open.add(response);
    const pulse = setInterval(() => void this.beat(caller, heard, response), PULSE_MILLISECONDS);
    try {
      // After an earlier end, no 'close' event follows.
      if (!response.destroyed) await once(response, 'close');
    } finally {
      leave();
      clearInterval(pulse);
      for (const stop of stops) stop();
      this.open.delete(response);
    }
  }

  beforeApplicationShutdown(): void {
    for (const response of this.open) response.end();
  }

  /** Keeps a stream open while its session is valid and may receive its topics. The client then opens a new stream. */
  private async beat(caller: Caller, heard: readonly Topic[], response: Response): Promise<void> {
    const { id, role, sessionId } = caller;
    const now = await this.sessions
      .callerOf({ sub: id, sid: sessionId, role })
      // The database is temporarily unavailable: the next beat checks again.
      .catch(() => caller);
    if (now && heard.every((topic) => mayHear(now, topic))) response.write(PULSE);
    else response.end();
  }
}
