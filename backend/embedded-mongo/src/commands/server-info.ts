import { ObjectId } from 'bson';
import { type Doc, double, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { clusterTime } from '../services/snapshots.js';
import { type Call, type Command, docField } from './command.js';

/** The MongoDB version that this server emulates. */
export const version = '8.0.0';
const maxWireVersion = 25;
export const maxMessageSize = 48_000_000;

/** The topology version. Constant while the server runs, because the topology of one node never changes. */
export const topologyVersion = { processId: new ObjectId(), counter: 0n };
const electionId = new ObjectId('7fffffff0000000000000001');

/** Returns the reply to hello: the primary of a replica set. */
function helloReply(call: Call, legacy: boolean): Doc {
  const address = call.services.address();
  const now = new Date();
  const opTime = { ts: clusterTime(), t: 1n };
  return {
    ...(legacy ? { ismaster: true } : { isWritablePrimary: true }),
    helloOk: true,
    topologyVersion,
    hosts: [address],
    setName: 'rs0',
    setVersion: 1,
    secondary: false,
    primary: address,
    me: address,
    electionId,
    lastWrite: { opTime, lastWriteDate: now, majorityOpTime: opTime, majorityWriteDate: now },
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: maxMessageSize,
    maxWriteBatchSize: 100_000,
    localTime: now,
    logicalSessionTimeoutMinutes: 30,
    connectionId: call.connection.id,
    minWireVersion: 0,
    maxWireVersion,
    readOnly: false,
  };
}

const helloFields = [
  'hello', 'isMaster', 'ismaster', 'helloOk', 'client', 'compression', 'saslSupportedMechs', 'speculativeAuthenticate',
  'topologyVersion', 'maxAwaitTimeMS', 'hostInfo', 'loadBalanced', 'backpressure', 'internalClient', 'forShell',
]; // oxfmt-ignore

function hello(legacy: boolean): Command {
  return {
    fields: helloFields,
    beforeSignIn: true,
    async run(call) {
      const client = docField(call, 'client');
      const application = client?.application as Doc | undefined;
      if (typeof application?.name === 'string') call.connection.appName = application.name;
      const wait = call.body.maxAwaitTimeMS;
      // An awaitable hello waits for a topology change. The topology never changes, so reply after maxAwaitTimeMS.
      if (wait !== undefined && call.body.topologyVersion !== undefined)
        await new Promise((resolve) => setTimeout(resolve, Math.min(toNumber(wait), 60_000)).unref());
      return helloReply(call, legacy);
    },
  };
}

const simple = (fields: string[], reply: (call: Call) => Doc): Command => ({ fields, run: reply });

function serverStatus(call: Call): Doc {
  const { services } = call;
  const memory = process.memoryUsage();
  const uptime = (Date.now() - services.startedAt) / 1000;
  return {
    host: services.address(),
    version,
    process: 'embedded-mongo',
    pid: BigInt(process.pid),
    uptime: double(uptime),
    uptimeMillis: BigInt(Math.round(uptime * 1000)),
    localTime: new Date(),
    connections: { current: services.connections(), available: 1000, totalCreated: call.connection.id },
    mem: { bits: 64, resident: Math.round(memory.rss / 1024 / 1024), supported: true },
    metrics: { cursor: { open: { total: BigInt(services.cursors.size) } } },
    repl: {
      setName: 'rs0',
      isWritablePrimary: true,
      secondary: false,
      primary: services.address(),
      me: services.address(),
      hosts: [services.address()],
    },
    storageEngine: { name: 'lmdb', persistent: true },
    logicalSessionRecordCache: { activeSessionsCount: services.sessions.size },
  };
}

function buildInfo(): Doc {
  return {
    version,
    gitVersion: 'embedded-mongo',
    modules: [],
    allocator: 'system',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray: version.split('.').map(Number).concat(0),
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['lmdb'],
  };
}

function connectionStatus({ services: { account } }: Call): Doc {
  const users = account ? [{ user: account.user, db: 'admin' }] : [];
  return { authInfo: { authenticatedUsers: users, authenticatedUserRoles: [] } };
}

function getParameter(call: Call): Doc {
  const { parameters } = call.services;
  if (call.body.getParameter === '*') return { ...parameters };
  const found: Doc = {};
  for (const key of Object.keys(call.body)) if (Object.hasOwn(parameters, key)) found[key] = parameters[key];
  if (!Object.keys(found).length) throw new MongoError('InvalidOptions', 'no option found to get');
  return found;
}

function setParameter(call: Call): Doc {
  let was: unknown;
  for (const key of Object.keys(call.body)) {
    if (!Object.hasOwn(call.services.parameters, key) || key === 'featureCompatibilityVersion') continue;
    was = call.services.parameters[key];
    call.services.parameters[key] = call.body[key];
    return { was };
  }
  throw new MongoError('InvalidOptions', 'no option found to set, use help:true to see options ');
}

function configureFailPoint(call: Call): Doc {
  const { failPoints } = call.services;
  if (!failPoints.enabled) throw new MongoError('CommandNotFound', "no such command: 'configureFailPoint'");
  failPoints.configure(String(call.body.configureFailPoint), call.body.mode, docField(call, 'data') ?? {});
  return {};
}

export const serverCommands: Record<string, Command> = {
  hello: hello(false),
  isMaster: hello(true),
  ismaster: hello(true),
  ping: simple(['ping'], () => ({})),
  buildInfo: simple(['buildInfo', 'buildinfo'], buildInfo),
  buildinfo: simple(['buildInfo', 'buildinfo'], buildInfo),
  serverStatus: simple(['serverStatus', 'repl', 'metrics', 'locks', 'latchAnalysis'], serverStatus),
  connectionStatus: simple(['connectionStatus', 'showPrivileges'], connectionStatus),
  hostInfo: simple(['hostInfo'], (call) => ({
    system: { hostname: call.services.address(), cpuAddrSize: 64 },
  })),
  getParameter: { fields: ['*'], adminOnly: true, run: getParameter },
  setParameter: { fields: ['*'], adminOnly: true, run: setParameter },
  configureFailPoint: {
    fields: ['configureFailPoint', 'mode', 'data'],
    adminOnly: true,
    run: configureFailPoint,
  },
  getCmdLineOpts: simple(['getCmdLineOpts'], () => ({ argv: ['embedded-mongo'], parsed: {} })),
  replSetGetStatus: {
    fields: ['replSetGetStatus'],
    adminOnly: true,
    run: (call) => ({
      set: 'rs0',
      date: new Date(),
      myState: 1,
      term: 1n,
      members: [
        {
          _id: 0,
          name: call.services.address(),
          health: double(1),
          state: 1,
          stateStr: 'PRIMARY',
          self: true,
        },
      ],
    }),
  },
};
