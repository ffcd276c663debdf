import { split } from '../aggregate/pipeline.js';
import { decode } from '../bson/decode.js';
import { type Doc, isDoc, RawDocument } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { countRecords } from '../query/count.js';
import { isCovered, prepare, type Prepared, type Query, run, runCovered } from '../query/execute.js';
import type { IndexScan, Plan } from '../query/plan.js';
import type { ScanStats } from '../query/scan.js';
import { countItems } from '../storage/count-items.js';
import type { Collection } from '../storage/model.js';
import {
  type Call,
  collationField,
  collationFor,
  type Command,
  findCollection,
  hintOf,
  viewOf,
} from './command.js';
import { findQuery } from './find.js';
import { version } from './server-info.js';

const explainable = [
  'find',
  'aggregate',
  'count',
  'distinct',
  'update',
  'delete',
  'findAndModify',
  'findandmodify',
];

interface Explained {
  query: Query;
  /** The stages of an aggregation that run after the query. */
  rest: Doc[];
  count: boolean;
}

/** Returns the query that a command runs. */
function queryOf(call: Call): Explained {
  const { name, body } = call;
  const target = typeof body[name] === 'string' ? body[name] : undefined;
  const common = { hint: hintOf(body.hint), collation: collationField(call, target) };
  switch (name) {
    case 'find':
      return { query: findQuery(call), rest: [], count: false };
    case 'aggregate': {
      const { query, rest } = split(body.pipeline as Doc[], common);
      return { query, rest, count: false };
    }
    case 'count':
      return {
        query: { ...common, filter: (body.query as Doc | undefined) ?? {}, counts: true },
        rest: [],
        count: true,
      };
    case 'update':
    case 'delete': {
      const [statement] = (name === 'update' ? body.updates : body.deletes) as (Doc | RawDocument)[];
      const doc =
        statement instanceof RawDocument
          ? decode(statement.bytes)
          : required(statement, 'the statement to explain');
      return {
        query: {
          filter: doc.q as Doc,
          hint: hintOf(doc.hint),
          collation: collationFor(call, doc.collation as Doc | undefined, target),
        },
        rest: [],
        count: false,
      };
    }
    default:
      return {
        query: {
          ...common,
          filter: (body.query as Doc | undefined) ?? {},
          sort: body.sort as Doc | undefined,
        },
        rest: [],
        count: false,
      };
  }
}

function indexStage(scan: IndexScan): Doc {
  const { index, among, ...alone } = scan;
  if (among) return { stage: 'AND_HASH', inputStages: [indexStage(among), indexStage({ ...alone, index })] };
  if (scan.merged) return { stage: 'SORT_MERGE', inputStage: indexStage({ ...scan, merged: undefined }) };
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== undefined,
    direction: scan.reverse ? 'backward' : 'forward',
    indexBounds: Object.fromEntries(
      index.fields.map((field, i) => [field, scan.bounds[i]?.slice(0, 20).map((interval) => interval.shown)]),
    ),
  };
}

function scanStage(plan: Plan, query: Query): Doc {
  const filter = Object.keys(query.filter).length ? { filter: query.filter } : {};
  if (plan.kind === 'COLLSCAN')
    return { stage: 'COLLSCAN', ...filter, direction: plan.reverse ? 'backward' : 'forward' };
  if (plan.kind === 'OR')
    return {
      stage: 'FETCH',
      ...filter,
      inputStage: { stage: 'OR', inputStages: plan.scans.map(indexStage) },
    };
  const stage = plan.covers ? 'PROJECTION_COVERED' : 'FETCH';
  return { stage, ...(plan.exact ? {} : filter), inputStage: indexStage(plan) };
}

/** Returns the plan as a tree of stages. The last stage is the root. */
function tree({ plan, sort }: Prepared, { query, count }: Explained): Doc {
  const exact = plan.kind === 'IXSCAN' && plan.exact;
  if (count)
    return {
      stage: 'COUNT',
      inputStage: exact ? { ...indexStage(plan), stage: 'COUNT_SCAN' } : scanStage(plan, query),
    };
  let stage = scanStage(plan, query);
  if (sort) stage = { stage: 'SORT', sortPattern: sort, memLimit: 100 * 1024 * 1024, inputStage: stage };
  if (query.skip) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit !== undefined) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  return stage;
}

function statistics(
  call: Call,
  collection: Collection,
  explained: Explained,
  prepared: Prepared,
  winning: Doc,
): Doc {
  const stats: ScanStats = { keysExamined: 0, docsExamined: 0 };
  const { query, count } = explained;
  const view = viewOf(call);
  const started = performance.now();
  const nReturned = count
    ? countRecords(
        view,
        collection,
        prepared.plan,
        Object.keys(query.filter).length ? compileFilter(query.filter, query) : undefined,
        stats,
      )
    : countItems(
        isCovered(prepared)
          ? runCovered(view, collection, query, prepared, stats)
          : run(view, collection, query, prepared, stats),
      );
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    executionStages: { ...winning, nReturned },
  };
}

/** Returns the plan of a command. Every verbosity except queryPlanner also runs the query and returns its costs. */
export function explainCommand(call: Call, verbosity: string): Doc {
  if (!explainable.includes(call.name))
    throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${call.name}`);
  const name = String(call.body[call.name]);
  const explained = queryOf(call);
  compileFilter(explained.query.filter, explained.query);
  const collection = findCollection(call, name);
  const prepared = collection && prepare(viewOf(call), collection, explained.query);
  const winning = prepared ? tree(prepared, explained) : { stage: 'EOF' };
  const [host, port = 0] = call.services.address().split(/:(?=\d+$)/);
  const answer: Doc = {
    explainVersion: '1',
    queryPlanner: {
      namespace: `${call.db}.${name}`,
      parsedQuery: explained.query.filter,
      winningPlan: winning,
      rejectedPlans: [],
    },
    command: { ...call.body },
    serverInfo: { host, port: Number(port), version, gitVersion: 'embedded-mongo' },
  };
  if (verbosity !== 'queryPlanner')
    answer.executionStats =
      collection && prepared
        ? statistics(call, collection, explained, prepared, winning)
        : {
            executionSuccess: true,
            nReturned: 0,
            executionTimeMillis: 0,
            totalKeysExamined: 0,
            totalDocsExamined: 0,
            executionStages: winning,
          };
  if (!explained.rest.length) return answer;
  const { queryPlanner, executionStats, ...rest } = answer;
  return {
    ...rest,
    stages: [{ $cursor: { queryPlanner, ...(executionStats ? { executionStats } : {}) } }, ...explained.rest],
  };
}

const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution'];

const explain: Command = {
  fields: ['explain', 'verbosity'],
  run(call) {
    const inner = call.body.explain;
    if (!isDoc(inner)) throw new MongoError('TypeMismatch', "BSON field 'explain.explain' must be an object");
    const verbosity = String(call.body.verbosity ?? 'allPlansExecution');
    if (!verbosities.includes(verbosity))
      throw new MongoError(
        'BadValue',
        `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
      );
    const name = Object.keys(inner)[0] ?? '';
    return explainCommand({ ...call, name, body: { ...inner, $db: call.db } }, verbosity);
  },
};

export const explainCommands: Record<string, Command> = { explain };
