import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { present } from '../../core/present.js';
import { ROLES } from '../../http/endpoint.js';

interface Route {
  name: string;
  controller: Type;
  handler: string;
  /** The handler, which carries the metadata of its endpoint. */
  method: object;
  roles: string[] | undefined;
}

/** Lists every handler of every controller with its roles, and checks that each has roles. */
@Injectable()
export class RoutesCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Stops the start when a route declares no roles. */
  onModuleInit(): void {
    const open = this.routes().filter(({ roles }) => !roles?.length);
    if (open.length) {
      throw new Error(
        `Routes without roles: ${open.map(({ name }) => name).join(', ')}. Declare them with @Endpoint.`,
      );
    }
  }

  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type;
      const prototype = controller.prototype as Record<string, object>;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((handler) => ({ handler, method: present(prototype[handler]) }))
        .filter(
          ({ method }) =>
            Reflect.hasMetadata(METHOD_METADATA, method) && Reflect.hasMetadata(PATH_METADATA, method),
        )
        .map(({ handler, method }) => ({
          name: `${controller.name}.${handler}`,
          controller,
          handler,
          method,
          roles: Reflect.getMetadata(ROLES, method) as string[] | undefined,
        }));
    });
  }
}
