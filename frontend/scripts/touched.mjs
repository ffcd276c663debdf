// What the OpenAPI document says about the answers that a call changes, for the panels.

/** Represents the catalogue that the body of a call names. A catalogue's tag is its kind. */
const KIND = '{kind}';

/** Returns the source of two tables: the further tags that a call changes, and the calls that the audit log leaves out. */
export function touchedSource({ components: { schemas } }, operations) {
  const tags = new Set([...operations.flatMap((one) => one.tags), ...schemas.CatalogueKind.enum, KIND]);
  const touching = operations.filter((operation) => operation['x-touches']);
  for (const { operationId, 'x-touches': touches } of touching)
    for (const tag of touches)
      if (!tags.has(tag)) throw new Error(`${operationId} touches ${tag}, which is no tag`);
  const touched = Object.fromEntries(
    touching.map(({ operationId, 'x-touches': touches }) => [operationId, touches]),
  );
  const unrecorded = operations.flatMap((one) => (one['x-unrecorded'] ? [one.operationId] : []));
  return `export const touched: Record<string, readonly string[]> = ${JSON.stringify(touched)};
export const unrecorded: readonly string[] = ${JSON.stringify(unrecorded)};\n`;
}
