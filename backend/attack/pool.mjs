// Names of records that exist, gathered from answers, so that generated requests reach what lies behind the lookup.

const MAX_VALUES = 400;
const ID = /^[0-9a-f]{24}$/;
/** Which field of an answer fills which pool. */
const KINDS = { _id: 'ids', id: 'ids', uniqueId: 'codes', username: 'usernames', number: 'numbers' };
const CODES = 'uniqueId|createBy|bd|admin|agencyadmin|agency|agencyCode|coinAgency|senderName';

export class Pool {
  #values = { ids: [], codes: [], usernames: [], numbers: [] };
  #byTag = new Map();
  #hidden;

  /** `hidden`: ids that no request may name, such as that of the account which runs the tool. */
  constructor(hidden = []) {
    this.#hidden = new Set(hidden);
  }

  /** Takes in what an answer of this domain names. */
  add(tag, value, depth = 0) {
    if (depth > 4 || value === null || typeof value !== 'object') return;
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'object') this.add(tag, one, depth + 1);
      else if (typeof one === 'string' && one.length > 1) this.#keep(tag, KINDS[name], one);
    }
  }

  /** A value for a field that names a record; undefined when the field names none. */
  value(name, schema, tag, random) {
    const from = (kind) => (this.#values[kind].length ? random.pick(this.#values[kind]) : undefined);
    if (/[iI]ds?$|^id|myTag|category|request|transfer|moveTo/.test(name) && name !== 'uniqueId') {
      const near = this.#byTag.get(tag);
      if (/^userId$|^user$/.test(name) && random.chance(0.5)) return from('usernames');
      return near?.length && random.chance(0.7) ? random.pick(near) : from('ids');
    }
    if (new RegExp(`^(${CODES})$`).test(name)) return from(random.chance(0.8) ? 'codes' : 'ids');
    if (name === 'username') return from('usernames');
    if (name === 'number')
      return random.chance(0.5) ? from('numbers') : `9196${random.int(10_000_000, 99_999_999)}`;
    if (/email/.test(name)) return `a${random.int(1, 1e9)}@example.com`;
    if (name === 'account') return `user:${from('ids')}`;
    if (schema.pattern?.includes('[0-9a-fA-F]{24}')) return from('ids');
    return undefined;
  }

  #keep(tag, kind, value) {
    if (!kind || this.#hidden.has(value) || value.includes('*')) return;
    if (kind === 'ids' && !ID.test(value)) return;
    push(this.#values[kind], value);
    if (kind !== 'ids') return;
    if (!this.#byTag.has(tag)) this.#byTag.set(tag, []);
    push(this.#byTag.get(tag), value);
  }
}

/** Keeps the newest. */
function push(list, value) {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > MAX_VALUES) list.shift();
}
