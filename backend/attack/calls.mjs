// The calls of an OpenAPI document, as the tests and the generated attack read them.

/** Answers what a reference points at, or the schema itself. */
export const resolveIn = (document, schema = {}) =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;

/** Every call with what it takes, who may make it and what it answers. */
export function callsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const [contentType = 'application/json', media] =
        Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const [[answers, answer] = [], ...files] = Object.entries(operation.responses['200']?.content ?? {});
      const schema = answers === 'application/json' ? answer.schema : undefined;
      return {
        method: method.toUpperCase(),
        path,
        operationId: operation.operationId,
        tag: operation.tags[0],
        roles: operation['x-roles'],
        ownerRoles: operation['x-owner-roles'],
        right: operation['x-right'],
        staysOpenWhilePasswordDue: operation['x-while-password-due'] ?? false,
        staysOpenWhileCodeDue: operation['x-while-code-due'] ?? false,
        stepUp: operation['x-step-up'] ?? false,
        onlyReads: method === 'get' || (operation['x-read'] ?? false),
        staysOpenWhileViewing: operation['x-while-viewing'] ?? false,
        secured: Boolean(operation.security?.length),
        parameters: operation.parameters ?? [],
        body: media && (resolveIn(document, media.schema).properties ?? {}),
        contentType,
        failures: Object.fromEntries(
          Object.entries(operation.responses).map(([status, { description }]) => [status, description]),
        ),
        responses: operation.responses,
        answers,
        answerSchema: schema,
        // The types of the files that the call answers when its input names a format.
        files: files.map(([type]) => type),
        // What the call's list in the panels says about itself; undefined for a call without one.
        list: operation['x-list'],
        isList: 'total' in (resolveIn(document, schema).properties ?? {}),
      };
    }),
  );
}
