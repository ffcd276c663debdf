export interface ApiRecord {
  version: string;
  operations: Record<string, object>;
  /** Fields with their types by the name of a schema, or the type that the name means. */
  schemas: Record<string, Record<string, string> | string>;
}

export function recordOf(document: object): ApiRecord;
