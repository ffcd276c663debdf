/** The calls of an OpenAPI document; `Call` of test/support/document.ts says what each has. */
export function callsOf(document: object): unknown[];
