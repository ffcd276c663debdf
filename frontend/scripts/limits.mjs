// The limits that the document sets for the fields of request bodies: the panels' forms tell them before a form is sent.

/** What a form says about a field: its length, or its range. Undefined: the document sets no limit that a form could tell. */
function limitOf({ oneOf, type, minimum, maximum, minLength, maxLength }) {
  // A number or '' for none.
  if (oneOf) return limitOf(oneOf[0]);
  if (type === 'integer' || type === 'number') return { minimum, maximum };
  if (maxLength === undefined) return undefined;
  // A length of at least 1 means no more than that the field is required.
  return minLength > 1 ? { minLength, maxLength } : { maxLength };
}

const nameOf = (schema) => schema.charAt(0).toLowerCase() + schema.slice(1).replace(/(Dto)?$/, 'Limits');

/** The exports to append to the slice of these operations: AddGiftDto becomes addGiftLimits. */
export function limitsSource({ components }, operations) {
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const names = [...new Set(bodies.flatMap(({ schema }) => schema.$ref?.split('/').slice(-1) ?? []))];
  return names
    .map((name) => {
      const fields = Object.entries(components.schemas[name].properties ?? {})
        .map(([field, schema]) => [field, limitOf(schema)])
        .filter(([, limit]) => limit);
      return fields.length
        ? `export const ${nameOf(name)} = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;\n`
        : '';
    })
    .join('');
}

/** What forms and lists of several panels share, each with the field of the document that states its limit. */
const shared = {
  searchLimit: 'AgencyAdminsOfBdDto.search',
  agencyCodeLimit: 'DeleteMatchingRecordsDto.agencyCode',
  reasonLimit: 'DisableAdminDto.reason',
  columnWidth: 'ListColumn.width',
};
const account = {
  name: 'AddStaffDto.name',
  email: 'AddStaffDto.email',
  bio: 'UpdateAdminProfileDto.bio',
  password: 'AddStaffDto.password',
  newpassword: 'ChangePasswordDto.newpassword',
};
/** One field for each kind of file. */
const files = {
  image: 'AddGiftDto.image',
  animation: 'AddEffectDto.svga',
  audio: 'AddSongDto.songs',
  transfer: 'ImportDto.file',
  table: 'PreviewImportDto.file',
  part: 'AddUploadPartDto.part',
};

/** The module of the limits that belong to no slice: a slice would bring its calls into every panel. */
export function sharedLimitsSource({ components }) {
  const readAll = (places, read) =>
    Object.fromEntries(
      Object.entries(places).map(([name, place]) => {
        const [schema, field] = place.split('.');
        return [name, read(components.schemas[schema].properties[field])];
      }),
    );
  const exports = {
    ...readAll(shared, limitOf),
    accountLimits: readAll(account, limitOf),
    fileBytes: readAll(files, (schema) => schema['x-max-bytes']),
  };
  return Object.entries(exports)
    .map(([name, limits]) => `export const ${name} = ${JSON.stringify(limits, null, 2)} as const;\n`)
    .join('');
}
