import type { DiscoveryService } from '@nestjs/core';
import { present } from '../../core/present.js';

/** A marked method of a provider, bound to its instance. */
export interface MarkedMethod<Mark, Method> {
  /** `Class.method`, unique in the application. */
  name: string;
  mark: Mark;
  call: Method;
}

/**
 * Creates a method decorator and the search for decorated methods. `mark` decorates a method of the type `Method`;
 * `find` returns all marked methods of an application, sorted by name. A provider offers a method this way without
 * knowing its callers.
 */
export function methodMark<Mark, Method extends (...args: never[]) => unknown>() {
  const key = Symbol('mark');
  const marksOf = (provider: object) =>
    (Reflect.getMetadata(key, provider) ?? []) as { method: string; mark: Mark }[];

  const mark =
    (value: Mark) =>
    <M extends Method>(target: object, method: string, _: TypedPropertyDescriptor<M>): void =>
      Reflect.defineMetadata(
        key,
        [...marksOf(target.constructor), { method, mark: value }],
        target.constructor,
      );

  const find = (discovery: DiscoveryService): MarkedMethod<Mark, Method>[] =>
    instancesIn(discovery)
      .flatMap((instance) =>
        marksOf(instance.constructor).map(({ method, mark }) => ({
          name: `${instance.constructor.name}.${method}`,
          mark,
          call: present((instance as Record<string, Method>)[method]).bind(instance) as Method,
        })),
      )
      .sort((one, other) => (one.name < other.name ? -1 : 1));

  return { mark, find };
}

/** Returns every provider that is an instance of a class, each once. */
export function instancesIn(discovery: DiscoveryService): object[] {
  const instances = discovery.getProviders().map(({ instance }) => instance as unknown);
  return [...new Set(instances)].filter(isInstance);
}

const isInstance = (one: unknown): one is object =>
  typeof one === 'object' && typeof one?.constructor === 'function';
