import { type ArgumentMetadata, Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import { noteChecked } from './checked-body.js';
import { AppError, type FieldError } from '../core/errors.js';
import { FILE_RULE } from './file-fields.js';
import { refusesUnknown } from './refuse-unknown.js';
import { fieldsThatMayBeEmpty, knownFields } from './known-fields.js';
import { portionOf } from './portion.js';
import { rememberRules } from './remembered-rules.js';
import { assertQueryUtf8 } from './utf8.js';

const flatten = (errors: ValidationError[], above = ''): FieldError[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const field = above + property;
    const own = Object.values(constraints ?? {})
      .slice(0, 1)
      .map((message) => ({ field, message }));
    return [...own, ...flatten(children ?? [], `${field}.`)];
  });

/** The maximum number of unknown fields to name, so that the response stays short for any input. */
const MOST_UNKNOWN = 20;
/** The maximum number of characters of a field name in the response. */
const LONGEST_NAME = 100;
const UNKNOWN = 'Unknown field';

/** Creates the error for invalid fields. Names the first unknown fields and counts the rest. */
function refusal(all: FieldError[]): AppError {
  const unknown = all.filter(({ message }) => message === UNKNOWN);
  const left = new Set(unknown.slice(MOST_UNKNOWN));
  const fields = all
    .filter((error) => !left.has(error))
    .map(({ field, message }) => ({ field: field.slice(0, LONGEST_NAME), message }));
  const names = fields.map(({ field }) => field).join(', ');
  const [first, ...others] = fields;
  const message =
    first && !others.length
      ? `${first.field}: ${first.message}`
      : `Please check ${names}${left.size ? ` and ${left.size} more` : ''}`;
  return new AppError('VALIDATION_FAILED', message, fields);
}

/**
 * Creates the error of a failed validation. Rejected files come first: their error supplies the code and the message,
 * as when only the file is invalid.
 */
function failed(errors: ValidationError[]): AppError {
  const isFile = ({ constraints }: ValidationError) => constraints !== undefined && FILE_RULE in constraints;
  const files = flatten(errors.filter(isFile));
  const fields = flatten(errors.filter((error) => !isFile(error))).map((error) =>
    error.message.endsWith('should not exist') ? { ...error, message: UNKNOWN } : error,
  );
  const failure = refusal([...files, ...fields]);
  const [file] = files;
  return file ? new AppError('FILE_REJECTED', file.message, failure.errors) : failure;
}

const OPTIONS = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
  exceptionFactory: failed,
};

/**
 * The maximum nesting depth. No input of the API is nested this deeply, and deeper input would exhaust the stack of
 * recursive code.
 */
const DEEPEST = 20;
/** The maximum number of values. The largest input of the API, a list of 1,000 ids, has about 1,000 values. */
const MOST_VALUES = 5_000;

/** Rejects input that is nested too deeply or holds too many values. Stops counting at the limit. */
function assertBounded(input: object): void {
  const open: [value: object, depth: number][] = [[input, 0]];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (depth >= DEEPEST) throw new AppError('VALIDATION_FAILED', 'The input is nested too deeply');
    // Unlike Object.values, for...in does not copy a wide object before the count.
    for (const name in value) {
      values += 1;
      if (values > MOST_VALUES) throw new AppError('VALIDATION_FAILED', 'The input has too many values');
      const one: unknown = (value as Record<string, unknown>)[name];
      if (typeof one === 'object' && one !== null) open.push([one, depth + 1]);
    }
  }
}

/**
 * Converts the client's input into the DTO of the handler, or fails with one message per field. Drops unknown fields,
 * or rejects them when the DTO is marked `@RefuseUnknown`. Null counts as missing, and so does an empty text, unless the
 * field gives it a meaning (`MAY_BE_EMPTY`).
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  private readonly strict = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });

  constructor() {
    super(OPTIONS);
    rememberRules();
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'custom' || !metatype) return value;
    if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new AppError('VALIDATION_FAILED', 'The body must be an object');
    }
    if (value && type === 'query') assertQueryUtf8(value);
    if (value) assertBounded(value);
    const isStrict = refusesUnknown(metatype) && type !== 'param';
    const known = knownFields(metatype);
    const mayBeEmpty = fieldsThatMayBeEmpty(metatype);
    const isMissing = (name: string, one: unknown) =>
      one === null || (one === '' && known.has(name) && !mayBeEmpty.has(name));
    const sent = Object.entries(value ?? {}).filter(([name, one]) => !isMissing(name, one));
    const unknown = sent.filter(([name]) => !known.has(name));
    if (isStrict && unknown.length > MOST_UNKNOWN)
      throw refusal(unknown.map(([field]) => ({ field, message: UNKNOWN })));
    // Passes on only known fields: the time of class-transformer grows with the square of the number of fields.
    const given = Object.fromEntries(isStrict ? sent : sent.filter(([name]) => known.has(name)));
    const dto: unknown = await (isStrict
      ? this.strict.transform(given, metadata)
      : super.transform(given, metadata));
    if (value && type === 'body') noteChecked(value, dto as object);
    if (value && known.has('format')) portionOf(value)?.join(dto as object);
    return dto;
  }
}
