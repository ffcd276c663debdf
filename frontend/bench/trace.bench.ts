// npm run bench -- trace: what the main thread of a page does until the admin's list of users shows its rows, and from then
// until it can be used, by kind of work, by file and by function, with an empty and a warm cache, on a CPU four times slower.
// Reads the browser's own trace.
// Names of functions are those of the build: `vite build --minify false` makes them readable.
import { chromium, test, type BrowserContext } from '@playwright/test';
import { startBuild } from './build';
import { screens } from './screens';

const SLOWER = 4;
const ROUNDS = 5;
/** The number of lines that are printed for each kind of sum. */
const LINES = 30;
const { path: LIST, ready: ROW } = screens[0]!;
const CATEGORIES = [
  ...['devtools.timeline', 'v8', 'blink.user_timing'],
  ...['disabled-by-default-v8.cpu_profiler', 'disabled-by-default-v8.compile'],
];

/** An event of the trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: ProfileChunk };
}
interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
}
interface ProfileChunk {
  cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
  timeDeltas?: number[];
  /** Of the event Profile, with which the samples begin. */
  startTime?: number;
}
/** Milliseconds by name. */
type Sums = Map<string, number>;
interface Sorted {
  'kind of work': Sums;
  file: Sums;
  function: Sums;
}
/** When the rows were shown and when they could be used, and what happened until then. */
interface Traced {
  shown: number;
  usable: number;
  before: Sorted;
  after: Sorted;
}

test('traces the first row', async ({ browserName: _ }, { project }) => {
  const build = await startBuild('this', '../..');
  const browser = await chromium.launch(project.use.launchOptions);
  const found = { empty: [] as Traced[], warm: [] as Traced[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: build.url });
      await build.signIn(context, 'admin');
      for (const runs of Object.values(found)) runs.push(await trace(context));
      await context.close();
    }
  } finally {
    await browser.close();
    await build.stop();
  }
  for (const [cache, runs] of Object.entries(found)) {
    const at = (when: 'shown' | 'usable') => mean(runs.map((run) => run[when])).toFixed(0);
    const parts = { before: `first row after ${at('shown')} ms`, after: `usable after ${at('usable')} ms` };
    for (const [part, text] of Object.entries(parts) as ['before' | 'after', string][]) {
      console.log(`\n${cache} cache, with the trace: ${text}`);
      for (const by of ['kind of work', 'file', 'function'] as const)
        print(
          by,
          runs.map((run) => run[part][by]),
        );
    }
  }
});

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function print(part: string, runs: Sums[]) {
  const names = [...new Set(runs.flatMap((run) => [...run.keys()]))];
  const rows = names.map((name) => [name, mean(runs.map((run) => run.get(name) ?? 0))] as const);
  console.log(`\nms of the main thread by ${part}`);
  for (const [name, ms] of rows.toSorted((a, b) => b[1] - a[1]).slice(0, LINES))
    console.log(`${ms.toFixed(1).padStart(8)}  ${name}`);
}

async function trace(context: BrowserContext): Promise<Traced> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript((row: string) => {
    const look = (name: string, selector: string, then?: () => void) => {
      const done = document.querySelector(selector);
      requestAnimationFrame(() => {
        if (!done) return look(name, selector, then);
        performance.mark(name);
        then?.();
      });
    };
    look('shown', row, () => look('usable', '#root:not([inert])'));
  }, ROW);
  const tracing = await context.browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.goto(LIST, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => {
    const [shown, usable] = ['shown', 'usable'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    );
    return shown !== undefined && usable !== undefined && { shown, usable };
  });
  const times = (await seen.jsonValue()) as Pick<Traced, 'shown' | 'usable'>;
  const whole = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await whole;
  await tracing.detach();
  await page.close();
  const markOf = (wanted: string) =>
    events.find(({ name, cat }) => name === wanted && cat.includes('user_timing'))!;
  const [mark, end] = [markOf('shown'), markOf('usable')];
  return { ...times, before: sumsOf(events, mark, 0, mark.ts), after: sumsOf(events, mark, mark.ts, end.ts) };
}

/** Sums the events of the main thread of a mark's page in a span of time. */
function sumsOf(events: TraceEvent[], { pid, tid }: TraceEvent, from: number, to: number): Sorted {
  const ofPage = events
    .filter((event) => event.pid === pid && event.ts <= to)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const work = ofPage.filter(({ tid: of, ph, ts }) => of === tid && ph === 'X' && ts >= from);
  return { 'kind of work': kindsOf(work, to), ...samplesOf(ofPage, from) };
}

/** Sums each kind of work without the work inside it. */
function kindsOf(work: TraceEvent[], until: number): Sums {
  const kinds: Sums = new Map();
  const open: { name: string; from: number; to: number; inside: number }[] = [];
  const close = (at: number) => {
    for (let last = open.at(-1); last && last.to <= at; last = open.at(-1)) {
      open.pop();
      const took = last.to - last.from;
      add(kinds, last.name, (took - last.inside) / 1000);
      const outer = open.at(-1);
      if (outer) outer.inside += took;
    }
  };
  for (const { name, ts, dur = 0 } of work) {
    close(ts);
    open.push({ name, from: ts, to: Math.min(ts + dur, until), inside: 0 });
  }
  close(Infinity);
  return kinds;
}

/** Sums the samples of the profiler from a time on. */
function samplesOf(ofPage: TraceEvent[], from: number): { file: Sums; function: Sums } {
  const file: Sums = new Map();
  const functions: Sums = new Map();
  const nodes = new Map<number, ProfileNode['callFrame']>();
  let at = 0;
  for (const { name: kind, args } of ofPage) {
    if (kind === 'Profile') at = args.data?.startTime ?? 0;
    if (kind !== 'ProfileChunk') continue;
    const { cpuProfile: { nodes: found = [], samples = [] } = {}, timeDeltas = [] } = args.data ?? {};
    for (const { id, callFrame } of found) nodes.set(id, callFrame);
    samples.forEach((id, index) => {
      const delta = timeDeltas[index] ?? 0;
      at += delta;
      const frame = nodes.get(id);
      if (!frame || at < from) return;
      const { functionName, url, lineNumber = 0, columnNumber = 0 } = frame;
      const name = url?.split('/').at(-1) || 'the browser';
      add(file, name, delta / 1000);
      add(
        functions,
        `${functionName || '(anonymous)'}  ${name}:${lineNumber + 1}:${columnNumber}`,
        delta / 1000,
      );
    });
  }
  return { file, function: functions };
}

function add(sums: Sums, name: string, ms: number) {
  sums.set(name, (sums.get(name) ?? 0) + ms);
}
