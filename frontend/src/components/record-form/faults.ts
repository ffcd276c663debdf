import { formatNumber } from '../../lib/format';
import { phoneOf, priceOf, wholeOf } from '../../lib/typed-number';
import { identifierOf, isVisible } from '../../lib/typed-text';
import { texts } from '../base/components.texts';
import type { Field, FormValues } from './field';
import { tooLong, type Limit, type Limits } from './limits';

const words = texts.form.faults;
const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && !isVisible(value));
const readers: Partial<Record<string, (text: string) => string | number | undefined>> = {
  number: wholeOf,
  price: priceOf,
  digits: phoneOf,
};

interface Rules<Values> {
  fields: Field<Values>[];
  limits?: Limits | undefined;
  /** The stored values. An unchanged value is not sent, so it is not validated. */
  stored: Values;
  requiredText?: string | undefined;
}

/** Returns every error of the form's values that can be found without the server, by field. */
export function faultsOf<Values extends FormValues>(values: Values, rules: Rules<Values>) {
  const { fields, limits = {}, stored, requiredText = texts.required } = rules;
  const found = fields.flatMap((field) => {
    const { name, required, requiredWith } = field;
    const value = values[name];
    if (isEmpty(value)) {
      const isMissing = required || (requiredWith && !isEmpty(values[requiredWith]));
      return isMissing ? [[name, requiredText] as const] : [];
    }
    if (typeof value !== 'string' || value === stored[name]) return [];
    const fault = faultOf(field, value, limits[name] ?? {});
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the error of a typed value of this kind, if it has one. */
export function faultOf(
  { kind }: Pick<Field<FormValues>, 'kind'>,
  text: string,
  limit: Limit,
): string | undefined {
  switch (kind) {
    case 'number': {
      const number = wholeOf(text);
      return number === undefined ? words.whole : outOfRange(number, limit);
    }
    case 'price': {
      const price = priceOf(text);
      return price === undefined ? words.price : outOfRange(price, limit);
    }
    case 'digits':
      return phoneOf(text) === undefined ? words.phone : undefined;
    case 'username':
      return /^[\w.-]{3,30}$/.test(identifierOf(text)) ? undefined : words.username;
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identifierOf(text)) ? tooLong(text, limit) : words.email;
    default:
      return text.length < (limit.minLength ?? 0)
        ? words.tooShort(formatNumber(limit.minLength))
        : tooLong(text, limit);
  }
}

function outOfRange(value: number, { minimum = -Infinity, maximum = Infinity }: Limit) {
  if (value < minimum) return words.tooLow(formatNumber(minimum));
  return value > maximum ? words.tooHigh(formatNumber(maximum)) : undefined;
}

/** Returns the values as they are sent: numbers and phone numbers without the separators between their digits. */
export function readValues<Values extends FormValues>(
  fields: Field<Values>[],
  values: Values,
  stored: Values,
): Values {
  const read = fields.flatMap(({ name, kind }) => {
    const value = values[name];
    if (typeof value !== 'string' || value === stored[name]) return [];
    const number = readers[kind ?? '']?.(value);
    return number === undefined ? [] : [[name, String(number)]];
  });
  return { ...values, ...Object.fromEntries(read) } as Values;
}
