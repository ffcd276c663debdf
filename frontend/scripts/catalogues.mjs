/**
 * Returns by kind what the document says of a catalogue: the names of one record and of several, and the call that reads
 * one record by its id, if there is one.
 */
export function cataloguesOf({ paths }) {
  const reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []));
  const lists = reads.filter((one) => one['x-list']?.records);
  return Object.fromEntries(
    lists.map(({ tags: [tag], 'x-list': { kind, records } }) => {
      const one = reads.find(
        (call) => call.tags.includes(tag) && !call['x-list'] && isOnly(call.parameters, 'id'),
      );
      return [kind, { ...records, ...(one && { read: one.path }) }];
    }),
  );
}

const isOnly = (parameters = [], name) => parameters.length === 1 && parameters[0].name === name;
