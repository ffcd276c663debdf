import { topField } from '../bson/top-field.js';
import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import { compileTests } from './compile-tests.js';
import type { Filter, FilterOptions, MatchDetails } from './filter.js';
import { isOperator } from './operator-names.js';
import { testPath } from './path.js';
import { requiredText } from './required-text.js';

type Node = (doc: Doc, details: MatchDetails | undefined) => boolean;

/** Compiles a query filter. Rejects the same filters as MongoDB. */
export function compileFilter(filter: Doc, options: FilterOptions = {}): Filter {
  const node = compileNode(filter, options);
  const fields = new Set<string>();
  return {
    matches: (doc, details) => node(doc, details),
    fields: noteFields(filter, fields) ? fields : undefined,
    text: requiredText(filter),
  };
}

/** Adds the top-level fields of a filter to `fields`. Returns false when the filter can read other fields too. */
function noteFields(filter: Doc, fields: Set<string>): boolean {
  return Object.keys(filter).every((key) => {
    if (!isOperator(key)) {
      fields.add(topField(key));
      return true;
    }
    if (key === '$comment') return true;
    const clauses: unknown = filter[key];
    return (
      ['$and', '$or', '$nor'].includes(key) &&
      (clauses as Doc[]).every((clause) => noteFields(clause, fields))
    );
  });
}

function compileNode(filter: Doc, options: FilterOptions): Node {
  const nodes: Node[] = [];
  for (const key of Object.keys(filter)) {
    if (isOperator(key)) {
      const node = compileTop(key, filter[key], options);
      if (node) nodes.push(node);
    } else nodes.push(compileField(key, filter[key], options));
  }
  return allOf(nodes);
}

function allOf(nodes: Node[]): Node {
  const [first, ...others] = nodes;
  if (!first) return () => true;
  if (!others.length) return first;
  return (doc, details) => {
    for (const node of nodes) if (!node(doc, details)) return false;
    return true;
  };
}

function clauses(operator: string, value: unknown, options: FilterOptions): Node[] {
  if (!Array.isArray(value)) throw new MongoError('BadValue', `${operator} must be an array`);
  if (!value.length) throw new MongoError('BadValue', '$and/$or/$nor must be a nonempty array');
  return value.map((clause) => {
    if (!isDoc(clause)) throw new MongoError('BadValue', '$or/$and/$nor entries need to be full objects');
    return compileNode(clause, options);
  });
}

/** Compiles an operator in the place of a field name. */
function compileTop(operator: string, value: unknown, options: FilterOptions): Node | undefined {
  switch (operator) {
    case '$and':
      return allOf(clauses(operator, value, options));
    case '$or': {
      const nodes = clauses(operator, value, options);
      return (doc, details) => nodes.some((node) => node(doc, details));
    }
    case '$nor': {
      const nodes = clauses(operator, value, options);
      return (doc) => !nodes.some((node) => node(doc, undefined));
    }
    case '$expr': {
      const expression = compileExpression(value, options.collation);
      return (doc) => expression.isTrue(doc, options.variables);
    }
    case '$comment':
      return undefined;
    case '$alwaysTrue':
      return () => true;
    case '$alwaysFalse':
      return () => false;
    case '$sampleRate':
      return () => Math.random() < Number(value);
    case '$jsonSchema':
    case '$where':
    case '$text':
      throw new MongoError('CommandNotSupported', `${operator} is not supported`);
    default:
      throw new MongoError(
        'BadValue',
        `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function compileField(field: string, condition: unknown, options: FilterOptions): Node {
  const path = field.split('.');
  const context = { ...options, compileNode: (filter: Doc) => asTest(filter, options) };
  const nodes = compileTests(condition, context).map((test): Node => {
    if (path.length > 1) return (doc, details) => testPath(doc, path, test, details);
    return (doc, details) => {
      const value = Object.hasOwn(doc, field) ? doc[field] : undefined;
      return Array.isArray(value) ? testPath(doc, path, test, details) : test.value(value);
    };
  });
  return allOf(nodes);
}

/** Compiles a filter into a test of one array element, for $elemMatch and $pull. */
function asTest(filter: Doc, options: FilterOptions): (value: unknown) => boolean {
  const node = compileNode(filter, options);
  return (value) => {
    if (isDoc(value)) return node(value, undefined);
    // A nested array counts as a document of its elements.
    return Array.isArray(value) && node({ ...value }, undefined);
  };
}
