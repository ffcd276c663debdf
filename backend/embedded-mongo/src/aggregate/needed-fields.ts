// Finds the top-level fields of a record that a pipeline can read. The other fields need not be decoded.
import { topField } from '../bson/top-field.js';
import { type Doc, isDoc } from '../bson/types.js';

/** `open`: later stages can read more fields. `closed`: no later stage sees the record. undefined: reads any field. */
type Step = 'open' | 'closed' | undefined;
type Note = (argument: unknown, needed: Set<string>) => Step;

const isOperator = (key: string): boolean => key.startsWith('$');
/** The operators that name a field without a leading dollar sign. */
const HIDDEN = new Set(['$getField', '$setField', '$unsetField']);

/** Adds the fields of an expression to `needed`. Returns false when the expression can read any field. */
function noteExpression(value: unknown, needed: Set<string>): boolean {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return !/^\$\$(ROOT|CURRENT)\b/.test(value);
    if (isOperator(value)) needed.add(topField(value.slice(1)));
    return true;
  }
  if (Array.isArray(value)) return value.every((each) => noteExpression(each, needed));
  if (!isDoc(value)) return true;
  return Object.entries(value).every(([key, each]) => !HIDDEN.has(key) && noteExpression(each, needed));
}

function noteFilter(filter: unknown, needed: Set<string>): boolean {
  if (!isDoc(filter)) return false;
  return Object.entries(filter).every(([key, value]) => {
    if (!isOperator(key)) return Boolean(needed.add(topField(key)));
    if (key === '$expr') return noteExpression(value, needed);
    if (!['$and', '$or', '$nor'].includes(key) || !Array.isArray(value)) return false;
    return value.every((clause) => noteFilter(clause, needed));
  });
}

const open = (known: boolean): Step => (known ? 'open' : undefined);
const closed = (known: boolean): Step => (known ? 'closed' : undefined);
const nothing: Note = () => 'open';
const adding: Note = (argument, needed) => open(noteExpression(argument, needed));

/** Later stages see only the fields of an inclusion. After a possible exclusion they can read more fields. */
const projecting: Note = (argument, needed) => {
  if (!isDoc(argument)) return undefined;
  const { _id: id = 1, ...fields } = argument;
  if (!isOff(id)) needed.add('_id');
  for (const key of Object.keys(fields)) needed.add(topField(key));
  const known = noteExpression(argument, needed);
  const named = Object.entries(argument).filter(([key]) => key !== '_id');
  const inclusion = named.length > 0 && !named.some(([, value]) => mayExclude(value));
  return inclusion ? closed(known) : open(known);
};
const isOff = (value: unknown): boolean => value === 0 || value === false;
const mayExclude = (value: unknown): boolean =>
  isOff(value) || (isDoc(value) && Object.values(value).some(mayExclude));

const lookingUp: Note = (argument, needed) => {
  if (!isDoc(argument)) return undefined;
  if (typeof argument.localField === 'string') needed.add(topField(argument.localField));
  return open(noteExpression(argument.let, needed));
};

const unwinding: Note = (argument, needed) =>
  open(noteExpression(isDoc(argument) ? argument.path : argument, needed));

const sorting: Note = (argument, needed) => {
  if (!isDoc(argument)) return undefined;
  for (const key of Object.keys(argument)) needed.add(topField(key));
  return 'open';
};

const notes: Record<string, Note> = {
  $match: (argument, needed) => open(noteFilter(argument, needed)),
  $group: (argument, needed) => closed(noteExpression(argument, needed)),
  $sortByCount: (argument, needed) => closed(noteExpression(argument, needed)),
  $count: () => 'closed',
  $project: projecting,
  $addFields: adding,
  $set: adding,
  $lookup: lookingUp,
  $unwind: unwinding,
  $sort: sorting,
  $limit: nothing,
  $skip: nothing,
};

/** Returns the top-level fields that the stages read, or undefined when they can read any field. */
export function neededFields(stages: readonly Doc[]): ReadonlySet<string> | undefined {
  const needed = new Set<string>();
  for (const stage of stages) {
    const [name = ''] = Object.keys(stage);
    const step = Object.hasOwn(notes, name) ? notes[name]?.(stage[name], needed) : undefined;
    if (step === undefined) return undefined;
    if (step === 'closed') return needed;
  }
  return undefined;
}
