// npm run bench -- events [RECORDS]: measures what open screens cost while nothing changes: the processor time of the
// fingerprints of all topics, with 100,000 records of each kind (seed-growth.mjs). DATA_DIR: a folder to seed once and
// keep.
import { waitForFigures } from './figure-calls.mjs';
import { cpuMilliseconds } from './processor-time.mjs';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedGrowth, STAFF_PASSWORD } from './seed-growth.mjs';
import { startServer } from './server.mjs';

const RECORDS = Number(process.argv[2] ?? 100_000);
const SECONDS = 30;
const TOPICS = 'hosts,live,sends,withdrawals,jobs,users,videos,staff,catalogues,transfers';
const { dataDir, close } = benchFolder('events');
let server;
try {
  const { bd, coinAgency } = await seededOnce(dataDir, (uri) => seedGrowth(uri, RECORDS));
  server = await startServer(dataDir);
  // The figures of past days need the processor too.
  await waitForFigures(server);
  await wait(10);
  const idle = await share();
  console.log(`no listeners: ${idle.toFixed(2)} % of a core`);
  const admin = await listen(server.headers.authorization, TOPICS);
  console.log(`an admin listens to all topics: ${((await share()) - idle).toFixed(2)} % more`);
  const password = STAFF_PASSWORD;
  const bdPanel = await server.post('/bdPanel/login', { uniqueId: bd.uniqueId, password });
  const coinPanel = await server.post('/coinPanel/login', { uniqueId: coinAgency.uniqueId, password });
  const others = [
    await listen(`Bearer ${bdPanel.accessToken}`, 'hosts,staff'),
    await listen(`Bearer ${coinPanel.accessToken}`, 'transfers'),
  ];
  console.log(
    `a BD and a coin agency listen too: ${((await share()) - idle).toFixed(2)} % more than no listeners`,
  );
  for (const stream of [admin, ...others]) stream.abort();
} finally {
  await server?.stop();
  close();
}

/** Opens a stream of events that stays open until it is aborted. */
async function listen(authorization, topics) {
  const abort = new AbortController();
  const stream = await fetch(`${server.api}/events?topics=${topics}`, {
    headers: { authorization },
    signal: abort.signal,
  });
  if (!stream.ok) throw new Error(`${topics}: ${stream.status}`);
  return abort;
}

/** Returns the share of a core that the server needs, in percent. */
async function share() {
  await wait(3);
  const before = cpuMilliseconds(server.pid);
  await wait(SECONDS);
  return ((cpuMilliseconds(server.pid) - before) / (SECONDS * 1000)) * 100;
}

function wait(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
