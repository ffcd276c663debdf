import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Catalogue } from '../shared/catalogue.js';
import { catalogueOf } from '../shared/define-catalogue.js';
import { type CatalogueKind, CATALOGUES, type RecordOf } from './catalogue-list.js';

const TOKENS = Object.fromEntries(
  CATALOGUES.map(({ kind, record }) => [kind, catalogueOf(record)]),
) as Record<CatalogueKind, string>;

/** Provides all catalogues by kind, for what they share: trash, order, export and import. */
@Injectable()
export class CataloguesService {
  constructor(private readonly modules: ModuleRef) {}

  /** Returns the catalogue of one kind, with the record type of that kind. */
  get<Kind extends CatalogueKind>(kind: Kind): Catalogue<RecordOf<Kind>> {
    return this.modules.get(TOKENS[kind], { strict: false });
  }
}
