// What the tests of earnings share: agencies with hosts and sessions, and the calls.
import { Calendar } from '../../src/core/days.js';
import type {
  EarningsRowDto,
  EarningsTotalsDto,
  HostEarningsDto,
} from '../../src/modules/earnings/earnings.dto.js';
import { Rollup } from '../../src/modules/figures/rollup.service.js';
import type { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

// A zone with a change of its clocks on 2025-03-09 (23 hours) and 2025-11-02 (25 hours).
const ZONE = 'America/New_York';
const calendar = Calendar.of(ZONE);
const MINUTE = 60_000;

export const today = () => calendar.dayOf(new Date());

interface List {
  details: EarningsRowDto[];
  totals: EarningsTotalsDto;
  total: number;
  pages: number;
}

/** An application with a live time of 20 days and 60 minutes. */
export class EarningsTest {
  private agencies = 0;

  private constructor(
    readonly app: TestApp,
    readonly admin: Actor<'admin'>,
  ) {}

  /** The stored days begin with the first session, which is on the day `first`. */
  static async start(first = '2024-12-31'): Promise<EarningsTest> {
    const app = await startApp({ TIME_ZONE: ZONE });
    await app.connection.collection('live-time').updateOne({}, { $set: { days: 20, time: 60 } });
    // The tests store days themselves.
    await app.nest.get(Rollup).onApplicationShutdown();
    const test = new EarningsTest(app, await app.as('admin'));
    await test.session(await app.create.user(), await app.create.agency(), first, 1);
    return test;
  }

  async list(query: object, { agent }: Actor = this.admin): Promise<List> {
    return expectSuccess(await agent.get('/api/earnings').query(query)) as unknown as List;
  }

  async host(user: User, query: object, { agent }: Actor = this.admin): Promise<HostEarningsDto> {
    const path = `/api/earnings/${user._id.toHexString()}`;
    return expectSuccess(await agent.get(path).query(query)).details as HostEarningsDto;
  }

  /** An ended session that begins `at` minutes after the start of a day. */
  session(user: User, { uniqueId }: Agency, day: string, minutes: number, at = 600) {
    return this.app.create.liveSession(user, uniqueId, {
      ...{ status: 'archive', minutes, diamonds: minutes * 2 },
      createdAt: new Date(calendar.startOf(day).getTime() + at * MINUTE),
    });
  }

  /** An agency with hosts of these names, each with a session of the given minutes on a day. */
  async agencyWith<Name extends string>(day: string, minutes: Record<Name, number>) {
    const agency = await this.app.create.agency();
    this.agencies += 1;
    const hosts = {} as Record<Name, User>;
    for (const name of Object.keys(minutes) as Name[]) {
      hosts[name] = await this.app.create.user({ username: `${name}.${this.agencies}` });
      await this.session(hosts[name], agency, day, minutes[name]);
    }
    return { agency, hosts, actor: await this.app.as('agency', agency) };
  }
}
