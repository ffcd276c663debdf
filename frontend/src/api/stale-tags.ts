import { touched, unrecorded } from '../lib/touched.gen';

/** The placeholder of the catalogue that the argument of a call names. */
const KIND = '{kind}';

/** Returns the kind that the body in an argument names. */
function kindIn(arg: unknown): string[] {
  const bodies: unknown[] = Object.values(arg as object);
  return bodies.flatMap((body) =>
    typeof body === 'object' && body && 'kind' in body ? [String(body.kind)] : [],
  );
}

/**
 * Returns the tags that a mutation makes stale beyond its own, which its slice invalidates: those that the document names
 * (`touches`, `unrecorded` of an endpoint). Staff actions add to the audit log.
 */
export const staleAfter = (name: string, arg: unknown): string[] => [
  ...(unrecorded.includes(name) ? [] : ['audit']),
  ...(touched[name] ?? []).flatMap((tag) => (tag === KIND ? kindIn(arg) : [tag])),
];
