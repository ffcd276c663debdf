import type { ExecutionContext, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';

const BODY = 3; // Nest's RouteParamtypes.BODY

const known = new WeakMap<Type, Map<string, Type | undefined>>();

/** Returns the class of the `@Body()` parameter of the request's handler, or undefined when the call takes no body. */
export function bodyClassOf(context: ExecutionContext): Type | undefined {
  const controller = context.getClass();
  const handler = context.getHandler().name;
  const classes = known.get(controller) ?? new Map<string, Type | undefined>();
  known.set(controller, classes);
  if (!classes.has(handler)) classes.set(handler, read(controller, handler));
  return classes.get(handler);
}

function read(controller: Type, handler: string): Type | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { index: number }
  >;
  const [, body] = Object.entries(args).find(([key]) => key.startsWith(`${BODY}:`)) ?? [];
  if (!body) return undefined;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) as Type[];
  return types[body.index];
}
