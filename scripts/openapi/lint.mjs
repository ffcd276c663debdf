// The rules of the OpenAPI document. npm run generate applies them, also with --check.
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** On top of `minimal`, which makes a document valid. */
const RULES = {
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'rule/operation-tag': {
    subject: { type: 'Operation', property: 'tags' },
    assertions: { defined: true, minLength: 1 },
    severity: 'error',
    message: 'Operation should have a tag.',
  },
  'operation-2xx-response': 'error',
  'operation-4xx-response': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'tag-description': 'error',
  'no-duplicated-tag-names': 'error',
  // A call without a session says so with an empty list.
  'security-defined': 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-enum-type-mismatch': 'error',
  'no-duplicated-enum-values': 'error',
  'no-mixed-number-range-constraints': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-empty-servers': 'error',
  // The router reads `/waiting/{id}` before `/{id}/sets`.
  'no-ambiguous-paths': 'off',
  // The owner has chosen no licence.
  'info-license': 'off',
};

const at = ({ location: [place] }) => decodeURIComponent(place?.pointer ?? '').replaceAll('~1', '/');

/** Returns what is wrong with the text of a document, a line each. Reads no other file and no address. */
export async function faultsOf(text) {
  const config = await createConfig({ extends: ['minimal'], rules: RULES });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map((problem) => `${problem.ruleId}: ${problem.message} (${at(problem)})`);
}
