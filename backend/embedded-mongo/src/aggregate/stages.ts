import { Aggregator } from 'mingo';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { messageOf } from '../errors/message-of.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import { toMingo } from '../expression/mingo-operators.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { sortBounded } from '../query/execute.js';
import { compileAddFields, compileProjection } from '../query/projection.js';
import { countItems } from '../storage/count-items.js';
import { compileReplaceRoot, compileUnset } from '../update/pipeline.js';
import { compileSort } from '../values/sort.js';
import type { RunStages, StageCompiler } from './context.js';
import { bucket, bucketAuto, group, sortByCount } from './group.js';
import { graphLookup, unwind } from './joins.js';

function docOf(name: string, argument: unknown, code: number): Doc {
  if (!isDoc(argument)) throw new MongoError(code, `the ${name} stage specification must be an object`);
  return argument;
}

/** Makes a stage that maps each document to another one. */
const each =
  (
    compile: (argument: unknown, context: Parameters<StageCompiler>[1], name: string) => (doc: Doc) => Doc,
  ): StageCompiler =>
  (argument, context, name) => {
    const change = compile(argument, context, name);
    return function* (input) {
      for (const doc of input) yield change(doc);
    };
  };

export function wholeNumber(name: string, argument: unknown, least: number, code: number): number {
  const number = toNumber(argument);
  if (!isNumeric(argument) || !Number.isInteger(number) || number < least)
    throw new MongoError(
      code,
      `invalid argument to ${name} stage: Expected a ${least ? 'positive' : 'non-negative'} number in: ${name}: ${String(argument)}`,
    );
  return number;
}

const match: StageCompiler = (argument, context, name) => {
  const filter = compileFilter(docOf(name, argument, 15959), context);
  return function* (input) {
    for (const doc of input) if (filter.matches(doc)) yield doc;
  };
};

const sort: StageCompiler = (argument, context, name) => {
  const spec = docOf(name, argument, 15973);
  if (!Object.keys(spec).length) throw new MongoError(15976, '$sort stage must have at least one sort key');
  const compare = compileSort(spec, context.collation);
  return (input) => sortBounded(input, compare, sizeOf, Infinity);
};

/** Estimates the size of a value in memory, in bytes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 16;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 16);
  if (!isDoc(value)) return 16;
  let sum = 16;
  for (const key in value) sum += key.length + sizeOf(value[key]);
  return sum;
}

const limit: StageCompiler = (argument, _context, name) => {
  const most = wholeNumber(name, argument, 1, 15958);
  return function* (input) {
    let left = most;
    for (const doc of input) {
      yield doc;
      if (--left <= 0) return;
    }
  };
};

const skip: StageCompiler = (argument, _context, name) => {
  const count = wholeNumber(name, argument, 0, 15956);
  return function* (input) {
    let left = count;
    for (const doc of input) if (left-- <= 0) yield doc;
  };
};

const count: StageCompiler = (argument, _context, name) => {
  if (typeof argument !== 'string' || !argument || argument.startsWith('$') || argument.includes('.'))
    throw new MongoError(40156, `the ${name} field must be a non-empty string without $ or .`);
  return function* (input) {
    const total = countItems(input);
    if (total) yield { [argument]: total };
  };
};

export const facet =
  (runStages: RunStages): StageCompiler =>
  (argument, context, name) => {
    const spec = docOf(name, argument, 40169);
    const fields = Object.entries(spec).map(([field, pipeline]) => {
      if (!Array.isArray(pipeline))
        throw new MongoError(40170, `arguments to $facet must be arrays, ${field} is no array`);
      return [field, pipeline as Doc[]] as const;
    });
    if (!fields.length) throw new MongoError(40169, 'the $facet specification must be a non-empty object');
    return function* (input) {
      const docs = [...input];
      yield Object.fromEntries(
        fields.map(([field, pipeline]) => [field, [...runStages(context, docs, pipeline)]]),
      );
    };
  };

const sample: StageCompiler = (argument, _context, name) => {
  const size = wholeNumber(name, docOf(name, argument, 28745).size, 0, 28747);
  return (input) => {
    const docs = [...input];
    for (let i = 0; i < Math.min(size, docs.length); i++) {
      const j = i + Math.floor(Math.random() * (docs.length - i));
      const [a, b] = [docs[i], docs[j]];
      if (a && b) [docs[i], docs[j]] = [b, a];
    }
    return docs.slice(0, size);
  };
};

const redact: StageCompiler = (argument, context) => {
  const decide = compileExpression(argument, context.collation);
  const visit = (doc: Doc): Doc | undefined => {
    const decision = decide.evaluate(doc, context.variables);
    if (decision === '$$PRUNE') return undefined;
    if (decision === '$$KEEP') return doc;
    if (decision !== '$$DESCEND')
      throw new MongoError(17053, '$redact must resolve to $$DESCEND, $$PRUNE, or $$KEEP');
    const out: Doc = {};
    for (const key of Object.keys(doc)) {
      const value = doc[key];
      const inner = Array.isArray(value)
        ? value.flatMap((item: unknown) => (isDoc(item) ? (visit(item) ?? []) : [item]))
        : isDoc(value)
          ? visit(value)
          : value;
      if (inner !== undefined) out[key] = inner;
    }
    return out;
  };
  return function* (input) {
    for (const doc of input) {
      const shown = visit(doc);
      if (shown) yield shown;
    }
  };
};

/** Runs a stage with mingo. All numbers become JavaScript numbers. */
const viaMingo: StageCompiler = (argument, _context, name) => (input) => {
  try {
    const docs = [...input].map((doc) => toMingo(doc) as Doc);
    const results = new Aggregator([{ [name]: toMingo(argument) }] as never).run(docs as never) as Doc[];
    return results.map((doc) => decode(encode(doc)));
  } catch (error) {
    throw new MongoError('BadValue', `${name}: ${messageOf(error)}`);
  }
};

const documents: StageCompiler = (argument, context) => {
  const list = compileExpression(argument, context.collation).evaluate({}, context.variables);
  if (!Array.isArray(list) || !list.every(isDoc))
    throw new MongoError(5858203, "an array is expected for '$documents'");
  return () => list as Doc[];
};

/** The stages without a nested pipeline, by name. */
export const stages: Record<string, StageCompiler> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $sample: sample,
  $redact: redact,
  $group: group,
  $sortByCount: sortByCount,
  $bucket: bucket,
  $bucketAuto: bucketAuto,
  $graphLookup: graphLookup,
  $unwind: unwind,
  $documents: documents,
  $densify: viaMingo,
  $fill: viaMingo,
  $setWindowFields: viaMingo,
  $project: each((argument, context, name) => {
    const spec = docOf(name, argument, 15969);
    const project = compileProjection(spec, context);
    if (!project) throw new MongoError(51272, 'projection specification must have at least one field');
    return project;
  }),
  $addFields: each((argument, context, name) => compileAddFields(docOf(name, argument, 40272), context)),
  $set: each((argument, context, name) => compileAddFields(docOf(name, argument, 40272), context)),
  $unset: each((argument) => compileUnset(argument)),
  $replaceRoot: each((argument, context, name) =>
    compileReplaceRoot(docOf(name, argument, 40229).newRoot, context, name),
  ),
  $replaceWith: each((argument, context, name) => compileReplaceRoot(argument, context, name)),
};
