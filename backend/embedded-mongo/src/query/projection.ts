import { pickFields } from '../bson/decode.js';
import { type Doc, isDoc, isNumeric, setKey, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression, type Expression } from '../expression/compile-expression.js';
import { compileFilter } from '../matcher/compile-filter.js';
import type { FilterOptions, MatchDetails } from '../matcher/filter.js';
import { isTrue } from '../values/is-true.js';

/** A compiled projection: maps a document to its projected form. */
export interface Project {
  (doc: Doc, details?: MatchDetails): Doc;
  /** Projects the encoded document. Available when the projection only keeps or omits whole top-level fields. */
  ofBytes?: (bytes: Buffer) => Buffer;
}

type Special = (value: unknown, details: MatchDetails | undefined) => unknown;
type Leaf = { keep: boolean } | { expression: Expression } | { special: Special };
type Tree = Map<string, Leaf | Tree>;

interface Parsed {
  tree: Tree;
  /** Inclusion (true), exclusion (false), or not known yet (only special operators so far). */
  mode: boolean | undefined;
  id: boolean | undefined;
}

/** Compiles a projection of find (with $slice, $elemMatch and the positional $) or of $project. */
export function compileProjection(
  spec: Doc,
  options: FilterOptions & { find?: boolean } = {},
): Project | undefined {
  if (!Object.keys(spec).length) return undefined;
  const parsed: Parsed = { tree: new Map(), mode: undefined, id: undefined };
  for (const key of Object.keys(spec)) parseField(key, spec[key], parsed, options);
  const { tree, id } = parsed;
  const inclusion = parsed.mode ?? id === true;
  if (inclusion && id !== false && !tree.has('_id')) tree.set('_id', { keep: true });
  if (id === false) tree.set('_id', { keep: false });
  const variables = options.variables ?? {};
  const project: Project = (doc, details) => {
    const out = inclusion ? include(doc, tree, details) : exclude(doc, tree, details);
    compute(doc, out, tree, variables);
    return out;
  };
  const fields = [...tree].filter(
    ([, leaf]) => !(leaf instanceof Map) && 'keep' in leaf && leaf.keep === inclusion,
  );
  const plain = fields.length + (inclusion && id === false ? 1 : 0) === tree.size;
  if (plain) {
    const names = new Set(fields.map(([name]) => name));
    project.ofBytes = (bytes) => pickFields(bytes, names, inclusion);
  }
  return project;
}

function parseField(
  key: string,
  value: unknown,
  parsed: Parsed,
  options: FilterOptions & { find?: boolean },
): void {
  if (!key) throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (key.startsWith('$'))
    throw new MongoError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField: ${key}`,
    );
  const plain = typeof value === 'boolean' || isNumeric(value);
  if (key === '_id' && plain) {
    parsed.id = isTrue(value);
    return;
  }
  const path = key.split('.');
  if (options.find && path.at(-1) === '$') {
    setMode(parsed, true, key);
    return place(parsed.tree, path.slice(0, -1), { special: positional }, key);
  }
  if (plain) {
    setMode(parsed, isTrue(value), key);
    return place(parsed.tree, path, { keep: isTrue(value) }, key);
  }
  if (isDoc(value) && !Object.keys(value).some((name) => name.startsWith('$'))) {
    if (!Object.keys(value).length)
      throw new MongoError(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
    for (const inner of Object.keys(value)) parseField(`${key}.${inner}`, value[inner], parsed, options);
    return;
  }
  const special = options.find && isDoc(value) ? findOperator(value, options) : undefined;
  if (special) {
    // $elemMatch implies an inclusion. $slice is valid in both modes.
    if ('$elemMatch' in (value as Doc)) setMode(parsed, true, key);
    return place(parsed.tree, path, { special }, key);
  }
  setMode(parsed, true, key);
  place(parsed.tree, path, { expression: compileExpression(value, options.collation) }, key);
}

function setMode(parsed: Parsed, inclusion: boolean, key: string): void {
  if (parsed.mode === undefined) parsed.mode = inclusion;
  else if (parsed.mode !== inclusion)
    throw new MongoError(
      inclusion ? 31253 : 31254,
      `Cannot do ${inclusion ? 'inclusion' : 'exclusion'} on field ${key} in ${inclusion ? 'exclusion' : 'inclusion'} projection`,
    );
}

function place(tree: Tree, path: string[], leaf: Leaf, key: string): void {
  let at = tree;
  path.forEach((step, i) => {
    if (!step) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    const known = at.get(step);
    if (i === path.length - 1) {
      if (known) throw new MongoError(31250, `Path collision at ${key}`);
      at.set(step, leaf);
    } else if (known instanceof Map) at = known;
    else if (known)
      throw new MongoError(
        31249,
        `Path collision at ${key} remaining portion ${path.slice(i + 1).join('.')}`,
      );
    else {
      const next: Tree = new Map();
      at.set(step, next);
      at = next;
    }
  });
}

function findOperator(value: Doc, options: FilterOptions): Special | undefined {
  if (value.$slice !== undefined) return sliceOperator(value.$slice);
  if (value.$meta !== undefined) throw new MongoError('CommandNotSupported', '$meta is not supported');
  if (value.$elemMatch === undefined) return undefined;
  const { matches } = compileFilter({ array: { $elemMatch: value.$elemMatch } }, options);
  return (array) => {
    if (!Array.isArray(array)) return undefined;
    const found: unknown = array.find((element) => matches({ array: [element] }));
    return found === undefined ? undefined : [found];
  };
}

function sliceOperator(argument: unknown): Special | undefined {
  if (Array.isArray(argument) && argument.length === 2 && argument.every(isNumeric)) {
    const [skip, limit] = argument.map(toNumber) as [number, number];
    if (limit <= 0) throw new MongoError(28724, 'Third argument to $slice must be positive');
    return (array) => {
      if (!Array.isArray(array)) return array;
      const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
      return array.slice(start, start + limit);
    };
  }
  if (!isNumeric(argument)) return undefined;
  const count = toNumber(argument);
  return (array) => (Array.isArray(array) ? (count < 0 ? array.slice(count) : array.slice(0, count)) : array);
}

const positional: Special = (array, details) => {
  if (!Array.isArray(array)) return array;
  if (details?.position === undefined)
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  return [array[details.position]];
};

function include(doc: Doc, tree: Tree, details: MatchDetails | undefined): Doc {
  const out: Doc = {};
  for (const key of Object.keys(doc)) {
    const leaf = tree.get(key);
    if (!leaf) continue;
    const value = doc[key];
    if (leaf instanceof Map) {
      const inner = into(value, (nested) => include(nested, leaf, details));
      if (inner !== undefined) setKey(out, key, inner);
    } else if ('special' in leaf) {
      const shown = leaf.special(value, details);
      if (shown !== undefined) setKey(out, key, shown);
    } else if ('keep' in leaf && leaf.keep) setKey(out, key, value);
  }
  return out;
}

function exclude(doc: Doc, tree: Tree, details: MatchDetails | undefined): Doc {
  const out: Doc = {};
  for (const key of Object.keys(doc)) {
    const leaf = tree.get(key);
    const value = doc[key];
    if (!leaf) setKey(out, key, value);
    else if (leaf instanceof Map)
      setKey(
        out,
        key,
        into(value, (nested) => exclude(nested, leaf, details), true),
      );
    else if ('special' in leaf) {
      const shown = leaf.special(value, details);
      if (shown !== undefined) setKey(out, key, shown);
    } else if ('keep' in leaf && leaf.keep) setKey(out, key, value);
  }
  return out;
}

/** Applies a nested projection to a document or to the documents of an array. Keeps or omits other values. */
function into(value: unknown, project: (nested: Doc) => Doc, keepOthers = false): unknown {
  if (isDoc(value)) return project(value);
  if (!Array.isArray(value)) return keepOthers ? value : undefined;
  const out: unknown[] = [];
  for (const element of value) {
    const shown = into(element, project, keepOthers);
    if (shown !== undefined) out.push(shown);
  }
  return out;
}

/** Adds the computed fields in the order of the projection. */
function compute(doc: Doc, out: Doc, tree: Tree, variables: Doc, path: string[] = []): void {
  for (const [key, leaf] of tree) {
    if (leaf instanceof Map) compute(doc, out, leaf, variables, [...path, key]);
    else if ('expression' in leaf) assign(out, [...path, key], leaf.expression.evaluate(doc, variables));
  }
}

/** Sets a computed value at a path. Descends into every array element and replaces values that are not documents. */
export function assign(target: Doc, path: readonly string[], value: unknown, at = 0): void {
  const key = path[at];
  if (key === undefined) return;
  if (at === path.length - 1) {
    if (value === undefined) Reflect.deleteProperty(target, key);
    else setKey(target, key, value);
    return;
  }
  const inner = assignBelow(Object.hasOwn(target, key) ? target[key] : undefined, path, value, at + 1);
  if (inner !== undefined) setKey(target, key, inner);
}

function assignBelow(current: unknown, path: readonly string[], value: unknown, at: number): unknown {
  if (Array.isArray(current)) return current.map((element) => assignBelow(element, path, value, at));
  if (value === undefined && !isDoc(current)) return current;
  const next: Doc = isDoc(current) ? { ...current } : {};
  assign(next, path, value, at);
  return next;
}

/** Compiles the fields of $addFields and $set. */
export function compileAddFields(spec: Doc, options: FilterOptions = {}): (doc: Doc) => Doc {
  const fields: { path: string[]; expression: Expression }[] = [];
  const read = (value: unknown, path: string[]): void => {
    if (path.some((step) => !step || step.startsWith('$')))
      throw new MongoError(
        16410,
        `FieldPath field names may not start with '$' or be empty: ${path.join('.')}`,
      );
    if (isDoc(value) && Object.keys(value)[0]?.startsWith('$') === false)
      for (const key of Object.keys(value)) read(value[key], [...path, ...key.split('.')]);
    else fields.push({ path, expression: compileExpression(value, options.collation) });
  };
  for (const key of Object.keys(spec)) read(spec[key], key.split('.'));
  return (doc) => {
    const out: Doc = { ...doc };
    for (const { path, expression } of fields) assign(out, path, expression.evaluate(doc, options.variables));
    return out;
  };
}
