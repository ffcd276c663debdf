// What callers of an earlier version can no longer rely on, from the records of two versions (record.mjs). An API may add
// operations, optional input, fields of answers, and values to a list of values in answers.

const VALUE = /^('.*'|-?\d+(\.\d+)?|true|false)$/;
const isMedia = (part) => /^\w+\/[\w.+-]+$/.test(part);
const plainName = (key) => key.replace(/\?$/, '');
const byName = (fields = {}) =>
  new Map(Object.entries(fields).map(([key, type]) => [plainName(key), { key, type }]));
const isRequired = ({ key }) => !key.endsWith('?');

/** Splits a union; a part in brackets stays whole. */
const split = (type) => type.split(/ \| (?![^(]*\))/);

/** Returns whether every value of the plain type `narrow` is one of the plain type `wide`. */
function covers(wide, narrow) {
  if (wide === narrow || wide === 'any') return true;
  if (wide === 'number') return narrow === 'integer' || /^-?\d/.test(narrow);
  if (wide === 'integer') return /^-?\d+$/.test(narrow);
  if (wide === 'boolean') return narrow === 'true' || narrow === 'false';
  return wide === 'string' && (narrow.startsWith("'") || narrow === 'date' || narrow === 'date-time');
}

/** The kinds of a part that hold other types. Any other part is plain: a type, a value or a media type. */
const LIST = /^(?:\((.*)\)|(.*))\[\]$/;
const MAP = /^Map<(.*)>$/;

/** Returns the parts of a type. The name of a list of values gives its values. */
function partsOf(type, schemas) {
  return split(type).flatMap((part) => {
    const [, union, single] = LIST.exec(part) ?? [];
    const inner = union ?? single;
    if (inner !== undefined) return [{ kind: 'list', inner }];
    const [, value] = MAP.exec(part) ?? [];
    if (value !== undefined) return [{ kind: 'map', inner: value }];
    const named = Object.hasOwn(schemas, part) ? schemas[part] : undefined;
    if (typeof named === 'string') return partsOf(named, schemas);
    return [named ? { kind: 'object', name: part } : { kind: 'plain', text: part }];
  });
}

/** Returns a type for a message: the name of a list of values says nothing about its values. */
const shown = (type, schemas) => {
  const named = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  return typeof named === 'string' ? named : type;
};

/** Compares what one operation takes or answers. `report` gets the place and what happened there. */
class Comparison {
  #seen = new Set();

  constructor(before, after, { isInput, report }) {
    Object.assign(this, { before, after, isInput, report });
  }

  types(before, after, place) {
    const [old, now] = [partsOf(before, this.before), partsOf(after, this.after)];
    const [wide, narrow] = this.isInput ? [now, old] : [old, now];
    const isLost = narrow.some((part) => !this.#hasRoom(part, wide, place));
    const isMediaGone = old.some(({ text = '' }) => isMedia(text) && !now.some((one) => one.text === text));
    if (isLost || isMediaGone)
      this.report(place, `was ${shown(before, this.before)}, is ${shown(after, this.after)}`);
  }

  /** Returns whether one of the parts `wide` allows this part. Reports by itself what differs inside of it. */
  #hasRoom(part, wide, place) {
    if (part.kind === 'plain') {
      const plain = wide.filter(({ kind }) => kind === 'plain');
      if (plain.some(({ text }) => covers(text, part.text))) return true;
      const isNewValue = VALUE.test(part.text) && plain.some(({ text }) => VALUE.test(text));
      return !this.isInput && (isNewValue || isMedia(part.text));
    }
    const alike = wide.filter(({ kind }) => kind === part.kind);
    const other = alike.find(({ name }) => name === part.name) ?? (alike.length === 1 ? alike[0] : undefined);
    if (!other) return wide.some(({ text }) => text === 'any' || (text === 'object' && part.kind !== 'list'));
    const [old, now] = this.isInput ? [part, other] : [other, part];
    if (part.kind === 'list') this.types(old.inner, now.inner, `${place}[]`);
    else if (part.kind === 'map') this.types(old.inner, now.inner, `${place}.*`);
    else this.#objects(old.name, now.name);
    return true;
  }

  #objects(before, after) {
    const pair = `${before} ${after}`;
    if (this.#seen.has(pair)) return;
    this.#seen.add(pair);
    this.fields(this.before[before], this.after[after], (name) => `${before}.${name}`);
  }

  fields(before, after, placeOf) {
    const [old, now] = [byName(before), byName(after)];
    for (const [name, field] of old) {
      const place = placeOf(name);
      const other = now.get(name);
      if (!other) {
        this.report(place, 'was removed');
        continue;
      }
      if (this.isInput && isRequired(other) && !isRequired(field)) this.report(place, 'is newly required');
      if (!this.isInput && isRequired(field) && !isRequired(other)) this.report(place, 'can be missing now');
      this.types(field.type, other.type, place);
    }
    for (const [name, field] of now)
      if (this.isInput && !old.has(name) && isRequired(field))
        this.report(placeOf(name), 'is newly required');
  }
}

/** Returns the type of the answer by status. */
const byStatus = (answers) =>
  new Map(
    Object.entries(answers).flatMap(([statuses, type]) => statuses.split(' ').map((one) => [one, type])),
  );

const KINDS_OF_PARAMETERS = ['path', 'query', 'header', 'cookie'];

function compareOperation(before, after, call, compared) {
  const own = (place) => `${call}: ${place}`;
  const input = compared({ isInput: true, side: 'sent' });
  for (const kind of KINDS_OF_PARAMETERS)
    input.fields(before[kind], after[kind], (name) => own(`${kind} ${name}`));
  const [[body], [next]] = [before, after].map((one) =>
    Object.keys(one).filter((key) => /^body\??$/.test(key)),
  );
  if (next) {
    if (next === 'body' && body !== 'body') input.report(own('body'), 'is newly required');
    if (body) input.types(before[body], after[next], own('body'));
  } else if (body) input.report(own('body'), 'was removed');
  const kinds = (after.kinds ?? '').split(' ');
  for (const kind of (before.kinds ?? '').split(' ').filter((one) => !kinds.includes(one)))
    if (next) input.report(own(`body as ${kind}`), 'was removed');
  const output = compared({ isInput: false, side: 'answered' });
  const now = byStatus(after.answers);
  for (const [status, type] of byStatus(before.answers)) {
    if (now.has(status)) output.types(type, now.get(status), own(`answer ${status}`));
    else output.report(own(`answer ${status}`), 'was removed');
  }
}

/**
 * Returns the changes that break callers of the version `before`, each with the operations that it reaches. The text of a
 * change names the field of the operation, or of the schema that several operations share.
 */
export function breaksSince(before, after) {
  const found = new Map();
  for (const [call, operation] of Object.entries(before.operations)) {
    const note = (text) => found.set(text, (found.get(text) ?? new Set()).add(call));
    const next = after.operations[call];
    if (!next) {
      note(`${call}: was removed`);
      continue;
    }
    compareOperation(operation, next, call, ({ isInput, side }) => {
      const report = (place, what) =>
        note(place.startsWith(`${call}: `) ? `${place} ${what}` : `${place} (${side}) ${what}`);
      return new Comparison(before.schemas, after.schemas, { isInput, report });
    });
  }
  return [...found].map(([change, calls]) => ({ change, calls: [...calls] }));
}

const SHOWN = 5;
const callsText = (calls) =>
  calls.slice(0, SHOWN).join(', ') + (calls.length > SHOWN ? ` and ${calls.length - SHOWN} more` : '');

/**
 * Returns what is wrong, a line each: breaks that `accepted` does not name, and accepted ones that do not exist.
 */
export function faultsSince(before, after, accepted = []) {
  const breaks = breaksSince(before, after);
  return [
    ...breaks
      .filter(({ change }) => !accepted.includes(change))
      .map(({ change, calls }) => `${change}, since ${before.version}: ${callsText(calls)}`),
    ...accepted
      .filter((change) => !breaks.some((one) => one.change === change))
      .map((change) => `${change}: accepted, but did not happen`),
  ];
}
