import { type Doc, isDoc, setKey, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { fieldsOf } from './named-arguments.js';
import { eager, isNullish, type Operator } from './operator.js';

function object(name: string, value: unknown, code: number): Doc {
  if (!isDoc(value)) throw new MongoError(code, `${name} requires an object, found: ${typeName(value)}`);
  return value;
}

/** Merges documents from left to right. Skips null and missing values. */
export function mergeObjects(values: readonly unknown[]): Doc {
  const out: Doc = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    for (const [key, item] of Object.entries(object('$mergeObjects', value, 40400))) setKey(out, key, item);
  }
  return out;
}

const getField: Operator = (argument, compiler, name) => {
  const named =
    isDoc(argument) && 'field' in argument
      ? fieldsOf(name, argument, ['field'], ['input'])
      : { field: argument };
  const field = compiler.compile(named.field);
  const input = compiler.compile(named.input === undefined ? '$$CURRENT' : named.input);
  return (scope) => {
    const value = input(scope);
    const key = field(scope);
    if (typeof key !== 'string') throw new MongoError(5654602, `$getField requires 'field' to be a string`);
    return isDoc(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  };
};

function settingField(remove: boolean): Operator {
  return (argument, compiler, name) => {
    const named = fieldsOf(name, argument, remove ? ['field', 'input'] : ['field', 'input', 'value']);
    const [field, input] = [compiler.compile(named.field), compiler.compile(named.input)];
    const value = remove ? () => undefined : compiler.compile(named.value);
    return (scope) => {
      const from = input(scope);
      if (isNullish(from)) return null;
      const out: Doc = { ...object(name, from, 4161105) };
      const item = value(scope);
      if (item === undefined) Reflect.deleteProperty(out, String(field(scope)));
      else setKey(out, String(field(scope)), item);
      return out;
    };
  };
}

export const objects: Record<string, Operator> = {
  $mergeObjects: eager(0, Infinity, (args) =>
    mergeObjects(args.length === 1 && Array.isArray(args[0]) ? args[0] : args),
  ),
  $objectToArray: eager(1, 1, ([value], { name }) =>
    isNullish(value) ? null : Object.entries(object(name, value, 40390)).map(([k, v]) => ({ k, v })),
  ),
  $getField: getField,
  $setField: settingField(false),
  $unsetField: settingField(true),
};
