/** Checks values against schemas of this OpenAPI document: `check` answers what is wrong, '' when nothing is. */
export function schemaCheck(document: object): (schema: object, value: unknown) => string;
