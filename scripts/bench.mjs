// npm run bench: builds stale workspaces, then measures the API under the load of staff (backend/bench/).
//   -- audit: measures the seals of the audit log, and what audited writes take meanwhile
//   -- bulk: measures changes of 10,000 records at once, and how long others wait meanwhile
//   -- coins: measures coin sales
//   -- cost: measures the trips to the database and the processor time of a list, a read, an update, a sign-in and a sale
//   -- events: measures what the event streams of open screens cost
//   -- export: measures the export of 1,000,000 users, and how long others wait meanwhile
//   -- floor: measures what an edit costs, and what its parts below this product's code cost
//   -- growth: measures the reads and writes of each role with 100,000 records of each kind
//   -- idle [BUILD]: measures the processor time and the memory of the idle product
//   -- indexes: measures what the indexes of the lists' filters cost a write
//   -- scale [SECONDS]: measures one and two processes on one database, and simulates larger sets
//   -- search: measures the search over all kinds of records, with 100,000 of each
//   -- sign-in FOLDER: compares how long an admin waits for a sign-in and for short lists with the build in FOLDER
//   -- against FOLDER: compares this build with the build in FOLDER
//   -- panels [--against FOLDERS]: measures how long a person waits for the panels (frontend/bench/), also in the builds in
//      these folders (a,b)
//   -- peers FOLDER: compares the admin panel with react-admin, Payload and AdminJS (docs/benchmarks.md)
//   -- peers-api FOLDER [ROUNDS] [SECONDS]: compares the API with those of Payload and AdminJS
//   -- trace: prints what the browser does until the first row of a list
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, root, run } from './ensure.mjs';

const playwright = (file) => [
  ...['../node_modules/@playwright/test/cli.js', 'test', '--config', 'bench', '--reporter=dot'],
  `${file}.bench`,
];
const others = {
  against: ['backend/bench/against.mjs'],
  audit: ['backend/bench/audit.mjs'],
  bulk: ['backend/bench/bulk.mjs'],
  coins: ['backend/bench/coins.mjs'],
  cost: ['backend/bench/cost.mjs'],
  events: ['backend/bench/events.mjs'],
  export: ['backend/bench/export.mjs'],
  floor: ['backend/bench/floor.mjs'],
  growth: ['backend/bench/growth.mjs'],
  idle: ['backend/bench/idle.mjs'],
  indexes: ['backend/bench/indexes.mjs'],
  scale: ['backend/bench/scale.mjs'],
  search: ['backend/bench/search.mjs'],
  'sign-in': ['backend/bench/sign-in.mjs'],
  panels: playwright('panels'),
  peers: playwright('peers'),
  'peers-api': ['backend/bench/peers.mjs'],
  trace: playwright('trace'),
};
const IN_BROWSER = ['panels', 'peers', 'trace'];
const given = process.argv.slice(2);
if (given[0] === 'panels' && given[1] === '--against') {
  const [, , folder] = given.splice(0, 3, 'panels');
  if (!folder) fail('Name the folder of the other build: npm run bench -- panels --against ../other');
  process.env.BENCH_AGAINST = resolve(folder);
}
if (given[0] === 'peers') {
  const [folder] = given.splice(1, 1);
  if (!folder) fail('Name the folder of the peers: npm run bench -- peers ../peers');
  process.env.BENCH_PEERS = resolve(folder);
}
const other = others[given[0]];

ensureInstalled();
const isInBrowser = IN_BROWSER.includes(given[0]);
await ensureBuilt(isInBrowser ? undefined : ['backend/embedded-mongo', 'backend']);
run(process.execPath, other ? [...other, ...given.slice(1)] : ['backend/bench/api.mjs', ...given], {
  cwd: isInBrowser ? join(root, 'frontend') : root,
});
