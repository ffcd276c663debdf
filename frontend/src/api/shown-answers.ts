// The answers that a screen of the server shows. The panel's first store begins with them, also with those whose endpoints
// are part of code that loads later.
import type { Action } from '@reduxjs/toolkit';

/** A query of the store and the address of its answer. */
export interface ShownAnswer {
  /** The key of the query in the store. */
  key: string;
  endpointName: string;
  arg: unknown;
  /** What makes the answer out of date. */
  tags: { type: string; id?: string | number | undefined }[];
  address: string;
}

const TYPE = 'answers/shown';
/** How the store calls a tag without an id. */
const NO_ID = '__internal_without_id';

const stateOf = (answers: readonly (ShownAnswer & { value: unknown })[]) => {
  const now = Date.now();
  const queries: Record<string, object> = {};
  const provided = {
    tags: {} as Record<string, Record<string, string[]>>,
    keys: {} as Record<string, object>,
  };
  for (const { key, endpointName, arg, tags, value } of answers) {
    queries[key] = {
      ...{ status: 'fulfilled', endpointName, originalArgs: arg, requestId: `shown ${key}`, data: value },
      ...{ startedTimeStamp: now, fulfilledTimeStamp: now },
    };
    provided.keys[key] = tags;
    for (const { type, id } of tags) ((provided.tags[type] ??= {})[id ?? NO_ID] ??= []).push(key);
  }
  return { queries, mutations: {}, provided };
};

/** Makes the action that gives a store these answers. */
export const showAnswers = (answers: Parameters<typeof stateOf>[0]) => ({
  type: TYPE,
  state: stateOf(answers),
});

/** Returns the state in such an action; undefined for any other action. */
export const shownIn = (action: Action) =>
  action.type === TYPE ? (action as ReturnType<typeof showAnswers>).state : undefined;
