import { arithmetic } from './arithmetic.js';
import { arrays } from './arrays.js';
import { conditionals } from './conditionals.js';
import { conversions } from './conversions.js';
import { dates } from './dates.js';
import { mingoOperators } from './mingo-operators.js';
import { objects } from './objects.js';
import type { Operator } from './operator.js';
import { sets } from './sets.js';
import { strings } from './strings.js';

/** All operators of aggregation expressions, by name. */
export const operators: Record<string, Operator> = {
  ...mingoOperators,
  ...conditionals,
  ...arithmetic,
  ...strings,
  ...arrays,
  ...objects,
  ...sets,
  ...conversions,
  ...dates,
};
