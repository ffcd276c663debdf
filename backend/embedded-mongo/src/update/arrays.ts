import { BSONRegExp } from 'bson';
import { compareValues, equalValues } from '../bson/compare.js';
import { type Doc, isDoc, isNumeric, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { isLogical, isOperatorDoc } from '../matcher/operator-names.js';
import { compileSort } from '../values/sort.js';
import type { OperatorTarget, UpdateOperator } from './operator.js';
import { checkViable, setAt } from './paths.js';

function existing({ path, current, doc, name }: OperatorTarget): unknown[] | undefined {
  if (current === undefined) {
    checkViable(doc, path);
    return undefined;
  }
  if (!Array.isArray(current))
    throw new MongoError(
      'BadValue',
      name === '$push'
        ? `The field '${path.join('.')}' must be an array but is of type ${typeName(current)} in document {_id: ${String(doc._id)}}`
        : `Cannot apply ${name} to a non-array field. Field named '${path.at(-1)}' has a non-array type ${typeName(current)}`,
    );
  return current;
}

function wholeOf(name: string, value: unknown): number {
  const number = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(number))
    throw new MongoError(
      'BadValue',
      `The value for ${name} must be an integer value but was given type: ${typeName(value)}`,
    );
  return number;
}

const push: UpdateOperator = (argument, { collation }) => {
  const modified = isDoc(argument) && '$each' in argument;
  const each: unknown = modified ? argument.$each : [argument];
  if (!Array.isArray(each))
    throw new MongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`,
    );
  const added: unknown[] = each;
  const modifiers: Doc = modified ? argument : {};
  for (const key of Object.keys(modifiers))
    if (!['$each', '$slice', '$sort', '$position'].includes(key))
      throw new MongoError('BadValue', `Unrecognized clause in $push: ${key}`);
  const position = modifiers.$position === undefined ? undefined : wholeOf('$position', modifiers.$position);
  const slice = modifiers.$slice === undefined ? undefined : wholeOf('$slice', modifiers.$slice);
  const { $sort: sort } = modifiers;
  const compare = isDoc(sort)
    ? compileSort(sort, collation)
    : sort === undefined
      ? undefined
      : (a: unknown, b: unknown) => toNumber(sort) * compareValues(a, b, collation?.compare);
  return (target) => {
    const array = [...(existing(target) ?? [])];
    array.splice(position ?? array.length, 0, ...added);
    if (compare) array.sort(compare);
    setAt(
      target.doc,
      target.path,
      slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice),
    );
  };
};

const addToSet: UpdateOperator = (argument, { collation }) => {
  const modified = isDoc(argument) && '$each' in argument;
  const each: unknown = modified ? argument.$each : [argument];
  if (!Array.isArray(each))
    throw new MongoError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    );
  const added: unknown[] = each;
  return (target) => {
    const before = existing(target);
    const array = [...(before ?? [])];
    for (const value of added)
      if (!array.some((item) => equalValues(item, value, collation?.compare))) array.push(value);
    if (!before || array.length > before.length) setAt(target.doc, target.path, array);
  };
};

const pop: UpdateOperator = (argument) => {
  const side = toNumber(argument);
  if (side !== 1 && side !== -1)
    throw new MongoError('FailedToParse', `$pop expects 1 or -1, found: ${String(argument)}`);
  return (target) => {
    const array = existing(target);
    if (array?.length) setAt(target.doc, target.path, side === 1 ? array.slice(0, -1) : array.slice(1));
  };
};

function removing(goes: (element: unknown) => boolean): (target: OperatorTarget) => void {
  return (target) => {
    const array = existing(target);
    if (!array) return;
    const left = array.filter((element) => !goes(element));
    if (left.length !== array.length) setAt(target.doc, target.path, left);
  };
}

const pull: UpdateOperator = (argument, { collation }) => {
  if ((isOperatorDoc(argument) && !isLogical(argument)) || argument instanceof BSONRegExp) {
    const { matches } = compileFilter({ element: argument }, { collation });
    return removing((element) => matches({ element }));
  }
  if (isDoc(argument)) {
    const { matches } = compileFilter(argument, { collation });
    return removing((element) => isDoc(element) && matches(element));
  }
  return removing((element) => equalValues(element, argument, collation?.compare));
};

const pullAll: UpdateOperator = (argument, { collation }) => {
  if (!Array.isArray(argument))
    throw new MongoError(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(argument)}`,
    );
  return removing((element) => argument.some((value) => equalValues(element, value, collation?.compare)));
};

export const arrayOperators: Record<string, UpdateOperator> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
