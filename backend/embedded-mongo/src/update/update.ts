import { Timestamp } from 'bson';
import { add, multiply, type Numeric } from '../bson/arithmetic.js';
import { compareValues, equalValues } from '../bson/compare.js';
import { type Doc, isDoc, isNumeric, setKey, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { checkFiltersUsed, compileArrayFilters } from './array-filters.js';
import { arrayOperators } from './arrays.js';
import type { OperatorTarget, UpdateOperator, UpdateOptions } from './operator.js';
import {
  checkViable,
  getAt,
  isPositional,
  type Positions,
  resolvePositions,
  setAt,
  unsetAt,
} from './paths.js';

/** Changes a document in place. The document is a mutable copy. */
export type Apply = (doc: Doc, details: { position: number | undefined; inserting: boolean }) => void;

function numeric(name: string, argument: unknown, path: string): Numeric {
  if (!isNumeric(argument))
    throw new MongoError(
      'TypeMismatch',
      `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeName(argument)}}`,
    );
  return argument;
}

function calculation(
  compute: (current: Numeric, argument: Numeric) => Numeric,
  name: string,
  missing: (n: Numeric) => Numeric,
): UpdateOperator {
  return (argument) => (target) => {
    const operand = numeric(name, argument, target.path.join('.'));
    const { current } = target;
    if (current === undefined) return setAt(target.doc, target.path, missing(operand));
    if (!isNumeric(current))
      throw new MongoError(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. {_id: ${String(target.doc._id)}} has the field '${target.path.at(-1)}' of non-numeric type ${typeName(current)}`,
      );
    setAt(target.doc, target.path, compute(current, operand));
  };
}

const limiting =
  (direction: 1 | -1): UpdateOperator =>
  (argument, { collation }) =>
  ({ doc, path, current }) => {
    if (current === undefined || direction * compareValues(argument, current, collation?.compare) > 0)
      setAt(doc, path, argument);
  };

const bitwise: UpdateOperator = (argument) => {
  if (!isDoc(argument) || !Object.keys(argument).length)
    throw new MongoError('BadValue', 'The $bit modifier is not compatible with this argument');
  return ({ doc, path, current = 0 }) => {
    let value = BigInt(whole(current));
    for (const [operation, operand] of Object.entries(argument)) {
      const bits = BigInt(whole(operand));
      if (operation === 'and') value &= bits;
      else if (operation === 'or') value |= bits;
      else if (operation === 'xor') value ^= bits;
      else
        throw new MongoError(
          'BadValue',
          `The $bit modifier only supports 'and', 'or', and 'xor', not '${operation}'`,
        );
    }
    setAt(doc, path, typeof current === 'bigint' ? value : Number(BigInt.asIntN(32, value)));
  };
};

function whole(value: unknown): number | bigint {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) return value;
  throw new MongoError('BadValue', `The $bit modifier needs integers, not ${typeName(value)}`);
}

const currentDate: UpdateOperator = (argument) => {
  const type = isDoc(argument) ? argument.$type : argument;
  if (type !== true && type !== false && type !== 'date' && type !== 'timestamp')
    throw new MongoError(
      'BadValue',
      `${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression`,
    );
  return ({ doc, path }) =>
    setAt(
      doc,
      path,
      type === 'timestamp' ? new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }) : new Date(),
    );
};

const set: UpdateOperator =
  (argument) =>
  ({ doc, path }) =>
    setAt(doc, path, argument);

const operators: Record<string, UpdateOperator> = {
  $set: set,
  $unset:
    () =>
    ({ doc, path }) =>
      void unsetAt(doc, path),
  $inc: calculation(add, '$inc', (n) => n),
  $mul: calculation(multiply, '$mul', (n) => multiply(n, 0)),
  $min: limiting(-1),
  $max: limiting(1),
  $bit: bitwise,
  $currentDate: currentDate,
  ...arrayOperators,
};

/** Compiles an update document with operators. Rejects the same updates as MongoDB. */
export function compileUpdate(update: Doc, options: UpdateOptions): Apply {
  const filters = compileArrayFilters(options);
  const used = new Set<string>();
  const touched: string[] = [];
  const steps: {
    path: string[];
    onInsert: boolean;
    apply: (target: OperatorTarget) => void;
    name: string;
  }[] = [];
  const renames: { from: string[]; to: string[] }[] = [];
  for (const name of Object.keys(update)) {
    const fields = update[name];
    if (name !== '$setOnInsert' && name !== '$rename' && !Object.hasOwn(operators, name))
      throw new MongoError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields))
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${typeName(fields)}}`,
      );
    for (const field of Object.keys(fields)) {
      const path = parsePath(field, used);
      checkConflict(touched, field);
      if (name === '$rename') {
        const to = String(fields[field]);
        checkConflict(touched, to);
        renames.push({ from: path, to: parsePath(to, used) });
      } else {
        const operator = required(name === '$setOnInsert' ? set : operators[name], name);
        steps.push({
          path,
          onInsert: name === '$setOnInsert',
          apply: operator(fields[field], options),
          name,
        });
      }
    }
  }
  checkFiltersUsed(filters, used);
  return (doc, { position, inserting }) => {
    const positions: Positions = { position, filters };
    for (const { from, to } of renames) rename(doc, from, to);
    for (const { path, onInsert, apply, name } of steps) {
      if (onInsert && !inserting) continue;
      for (const plain of resolvePositions(doc, path, positions))
        apply({ doc, path: plain, current: getAt(doc, plain), name });
    }
  };
}

function rename(doc: Doc, from: string[], to: string[]): void {
  const value = getAt(doc, from);
  if (value === undefined) return checkViable(doc, from);
  for (const path of [from, to])
    for (let i = 1; i < path.length; i++)
      if (Array.isArray(getAt(doc, path.slice(0, i))))
        throw new MongoError(
          'BadValue',
          `The source or destination field of $rename cannot be an array element: '${path.join('.')}'`,
        );
  unsetAt(doc, from);
  setAt(doc, to, value);
}

function parsePath(field: string, used: Set<string>): string[] {
  const path = field.split('.');
  path.forEach((step, i) => {
    if (!step)
      throw new MongoError(
        56,
        `The update path '${field}' contains an empty field name, which is not allowed.`,
      );
    // Other names that begin with a dollar sign are field names.
    if (!isPositional(step)) return;
    if (i === 0)
      throw new MongoError(
        'BadValue',
        `Cannot have positional (i.e. '$') element in the first position in path '${field}'`,
      );
    const name = /^\$\[(.+)\]$/.exec(step)?.[1];
    if (name) used.add(name);
  });
  return path;
}

function checkConflict(touched: string[], field: string): void {
  for (const other of touched)
    if (other === field || other.startsWith(`${field}.`) || field.startsWith(`${other}.`))
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${field}' would create a conflict at '${other.length < field.length ? other : field}'`,
      );
  touched.push(field);
}

/** Whether the update consists of operators and is not a replacement. Mixing both is an error. */
export function isOperatorUpdate(update: Doc): boolean {
  return Object.keys(update)[0]?.startsWith('$') ?? false;
}

/** Returns the replacement document, with the old _id unless the replacement has an _id. `checkId` rejects changes. */
export function replacement(before: Doc, update: Doc): Doc {
  const out: Doc = {};
  if ('_id' in before) out._id = before._id;
  for (const key of Object.keys(update)) setKey(out, key, update[key]);
  return out;
}

/** Throws ImmutableField when the _id changed. */
export function checkId(before: Doc, after: Doc): void {
  if (!('_id' in before)) return;
  if (!('_id' in after) || !sameValue(before._id, after._id))
    throw new MongoError(
      'ImmutableField',
      `Performing an update on the path '_id' would modify the immutable field '_id'`,
    );
}

const sameValue = (a: unknown, b: unknown): boolean =>
  equalValues(a, b) && typeName(a) === typeName(b) && (!isNumeric(a) || toNumber(a) === toNumber(b));

/** Throws when the value's type is not valid for an _id. */
export function checkIdType(id: unknown): void {
  if (Array.isArray(id) || id === undefined || typeName(id) === 'regex')
    throw new MongoError('InvalidIdField', `The '_id' value cannot be of type ${typeName(id)}`);
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$')))
    throw new MongoError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${Object.keys(id).join()} is not valid for storage.`,
    );
}
