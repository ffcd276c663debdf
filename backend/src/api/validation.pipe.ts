import { type ArgumentMetadata, Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError, type FieldError } from './errors.js';
import { refusesUnknown } from './fields.js';

const flatten = (errors: ValidationError[], above = ''): FieldError[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const field = above + property;
    const own = Object.values(constraints ?? {})
      .slice(0, 1)
      .map((message) => ({ field, message }));
    return [...own, ...flatten(children ?? [], `${field}.`)];
  });

const failed = (errors: ValidationError[]) => {
  const fields = flatten(errors).map((error) =>
    error.message.endsWith('should not exist')
      ? { ...error, message: 'This field is not known here' }
      : error,
  );
  const message =
    fields.length === 1
      ? `${fields[0]!.field}: ${fields[0]!.message}`
      : `Please check ${fields.map(({ field }) => field).join(', ')}`;
  return new AppError('VALIDATION_FAILED', message, fields);
};

const OPTIONS = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
  exceptionFactory: failed,
};

/** No input of ours is nested like this. What reads it walks down by recursion, which a deeper one would exhaust. */
const DEEPEST = 20;

function isTooDeep(input: object): boolean {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/**
 * Turns what a client sent into the DTO of the handler or fails with one message a field.
 * Unknown fields are dropped, or refused where the DTO says so (`@RefuseUnknown`); null counts as missing.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  private readonly strict = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });

  constructor() {
    super(OPTIONS);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'custom' || !metatype) return value;
    if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new AppError('VALIDATION_FAILED', 'The body must be an object');
    }
    if (value && isTooDeep(value)) throw new AppError('VALIDATION_FAILED', 'The input is nested too deeply');
    const given = Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== null));
    return refusesUnknown(metatype) && type === 'body'
      ? this.strict.transform(given, metadata)
      : super.transform(given, metadata);
  }
}
