import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { compileExpression } from '../expression/compile-expression.js';
import { compileAddFields, compileProjection } from '../query/projection.js';
import type { Collation } from '../values/collation.js';

interface Options {
  collation?: Collation | undefined;
  variables?: Doc | undefined;
}

/** Compiles an update pipeline. Allows only stages that map one document to one document. */
export function compileUpdatePipeline(pipeline: Doc[], options: Options): (doc: Doc) => Doc {
  const stages = pipeline.map((stage) => {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (!name || Object.keys(stage).length !== 1)
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    return compileStage(name, stage[name], options);
  });
  return (doc) => stages.reduce((current, stage) => stage(current), doc);
}

function compileStage(name: string, argument: unknown, options: Options): (doc: Doc) => Doc {
  switch (name) {
    case '$set':
    case '$addFields':
      return compileAddFields(argument as Doc, options);
    case '$project':
      return compileProjection(argument as Doc, options) ?? ((doc) => doc);
    case '$unset':
      return compileUnset(argument);
    case '$replaceWith':
      return compileReplaceRoot(argument, options, name);
    case '$replaceRoot':
      return compileReplaceRoot((argument as Doc).newRoot, options, name);
    default:
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  }
}

/** Compiles the stage $unset, which names a field or an array of fields. */
export function compileUnset(argument: unknown): (doc: Doc) => Doc {
  const fields: unknown[] = Array.isArray(argument) ? argument : [argument];
  if (!fields.length || !fields.every((field) => typeof field === 'string' && field))
    throw new MongoError(
      31120,
      '$unset specification must be a string or an array containing only string values',
    );
  const exclusion = Object.fromEntries(fields.map((field) => [String(field), false]));
  return required(compileProjection(exclusion), 'a projection of at least one field');
}

/** Compiles $replaceRoot and $replaceWith. */
export function compileReplaceRoot(expression: unknown, options: Options, name: string): (doc: Doc) => Doc {
  const root = compileExpression(expression, options.collation);
  return (doc) => {
    const value = root.evaluate(doc, options.variables);
    if (!isDoc(value))
      throw new MongoError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${String(value)}. Stage: ${name}`,
      );
    return value;
  };
}
