import { type Doc, isDoc, setKey } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collation } from '../values/collation.js';
import { isTrue } from '../values/is-true.js';
import { beginEvaluation, bounded } from './memory-limits.js';
import type { Compiler, Evaluate } from './operator.js';
import { operators } from './operators.js';

export interface Expression {
  /** Returns the value for a document, or undefined when the value is missing. */
  evaluate(root: unknown, variables?: Doc): unknown;
  isTrue(root: unknown, variables?: Doc): boolean;
}

/** Compiles an aggregation expression. */
export function compileExpression(expression: unknown, collation?: Collation): Expression {
  const compiler: Compiler = { collation, compile: (inner) => compileAny(inner, compiler) };
  const run = compiler.compile(expression);
  const evaluate = (root: unknown, variables?: Doc): unknown => {
    beginEvaluation();
    return run({ root, variables: variables ?? noVariables });
  };
  return { evaluate, isTrue: (root, variables) => isTrue(evaluate(root, variables)) };
}

const noVariables: Doc = {};

function compileAny(expression: unknown, compiler: Compiler): Evaluate {
  if (typeof expression === 'string') {
    if (!expression.startsWith('$')) return () => expression;
    return compilePath(expression);
  }
  if (Array.isArray(expression)) {
    const items = expression.map((item) => compiler.compile(item));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const keys = Object.keys(expression);
  const [name] = keys;
  if (name?.startsWith('$')) {
    if (keys.length > 1)
      throw new MongoError(
        15983,
        `an object representing an expression must have exactly one field: ${keys.join(', ')}`,
      );
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
    if (!operator) throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
    const evaluate = operator(expression[name], compiler, name);
    return (scope) => bounded(name, evaluate(scope));
  }
  return compileObject(expression, keys, compiler);
}

function compileObject(expression: Doc, keys: string[], compiler: Compiler): Evaluate {
  const fields = keys.map((key): [string, Evaluate] => {
    if (key.startsWith('$') || key.includes('.'))
      throw new MongoError(
        16404,
        `FieldPath field names may not ${key.includes('.') ? "contain '.'" : "start with '$'"}.`,
      );
    return [key, compiler.compile(expression[key])];
  });
  return (scope) => {
    const out: Doc = {};
    for (const [key, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) setKey(out, key, value);
    }
    return out;
  };
}

/** Compiles '$field.path' or '$$variable.path'. */
function compilePath(text: string): Evaluate {
  if (text.startsWith('$$')) {
    const [name = '', ...path] = text.slice(2).split('.');
    const variable = compileVariable(name);
    return path.length ? (scope) => resolvePath(variable(scope), path, 0) : variable;
  }
  const path = text.slice(1).split('.');
  if (path.some((step) => step === ''))
    throw new MongoError(
      text === '$' ? 16872 : 15998,
      text === '$'
        ? "'$' by itself is not a valid FieldPath"
        : 'FieldPath field names may not be empty strings.',
    );
  const [field] = path;
  if (field !== undefined && path.length === 1)
    return ({ root }) => (isDoc(root) && Object.hasOwn(root, field) ? root[field] : undefined);
  return ({ root }) => resolvePath(root, path, 0);
}

function compileVariable(name: string): Evaluate {
  switch (name) {
    case 'ROOT':
      return ({ root, variables }) => (Object.hasOwn(variables, 'ROOT') ? variables.ROOT : root);
    case 'CURRENT':
      return ({ root }) => root;
    case 'REMOVE':
      return () => undefined;
    case 'NOW':
      return ({ variables }) => variables.NOW ?? new Date();
    case 'KEEP':
    case 'PRUNE':
    case 'DESCEND':
      return () => `$$${name}`;
  }
  if (!/^[a-z_\u0080-\uffff]/.test(name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    return variables[name];
  };
}

/** Returns the value of a path. An array along the path yields an array of its elements' values. */
export function resolvePath(from: unknown, path: readonly string[], at: number): unknown {
  let value = from;
  for (let i = at; i < path.length; i++) {
    if (Array.isArray(value)) {
      const out: unknown[] = [];
      for (const element of value) {
        // Arrays directly inside an array are skipped.
        const found = isDoc(element) ? resolvePath(element, path, i) : undefined;
        if (found !== undefined) out.push(found);
      }
      return out;
    }
    const step = path[i];
    if (step === undefined || !isDoc(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}
