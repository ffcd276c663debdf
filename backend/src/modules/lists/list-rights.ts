import { Injectable } from '@nestjs/common';
import type { Right } from '../../core/rights.js';
import { RIGHT } from '../../http/endpoint.js';
import { LIST, type ListDeclaration } from '../../http/list-declaration.js';
import { RoutesCheck } from '../../platform/access/routes.check.js';

/** The rights of the lists of which admins share views, as the calls declare them. */
@Injectable()
export class ListRights {
  private known?: Map<string, Right>;

  constructor(private readonly routes: RoutesCheck) {}

  /** Returns the right that opens the screen of a list; undefined for a list of one person. */
  of(list: string): Right | undefined {
    this.known ??= new Map(this.all());
    return this.known.get(list);
  }

  private all(): [string, Right][] {
    return this.routes.routes().flatMap(({ method }) => {
      const declared = Reflect.getMetadata(LIST, method) as ListDeclaration | undefined;
      const right = Reflect.getMetadata(RIGHT, method) as Right | undefined;
      return (declared?.names ?? []).flatMap((name): [string, Right][] => {
        const needed = declared?.opens?.[name] ?? right;
        return needed && needed !== 'own' ? [[name, needed]] : [];
      });
    });
  }
}
