import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Catalogue } from '../shared/catalogue.js';
import { catalogueOf } from '../shared/define-catalogue.js';
import { type CatalogueKind, CATALOGUES, type RecordOf } from './catalogue-list.js';

const TOKENS = Object.fromEntries(
  CATALOGUES.map(({ kind, record }) => [kind, catalogueOf(record)]),
) as Record<CatalogueKind, string>;

/** All catalogues by their kind, for what is the same for each: trash, order, export and import. */
@Injectable()
export class CataloguesService {
  constructor(private readonly modules: ModuleRef) {}

  /** The catalogue of one kind, whose records have the type of that kind. */
  get<Kind extends CatalogueKind>(kind: Kind): Catalogue<RecordOf<Kind>> {
    return this.modules.get(TOKENS[kind], { strict: false });
  }
}
