import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import type { Batch, RowChange } from '../../../platform/batches/batch.schema.js';
import { type BulkEffect, CHANGED_AGAIN } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import type { Catalogue } from '../shared/catalogue.js';
import type { CatalogueRecord } from '../shared/catalogue-record.js';
import {
  type BulkCatalogueDto,
  CATALOGUE_BULK_ACTIONS,
  type CatalogueBulkAction,
} from './catalogue-bulk.dto.js';

const TITLES: Record<CatalogueBulkAction, string> = {
  delete: 'Delete',
  restore: 'Restore',
  show: 'Show in the app',
  hide: 'Hide from the app',
  price: 'Change the price',
};
const MOST_COINS = 1_000_000_000;
const isShown = ({ shown }: CatalogueRecord) => shown !== false;

type AnyCatalogue = Catalogue<CatalogueRecord>;
interface Action {
  change: (catalogue: AnyCatalogue, id: string, batch: Batch) => Promise<BulkEffect>;
  undo: (catalogue: AnyCatalogue, id: string, change: RowChange) => Promise<unknown>;
}

const ACTIONS: Record<CatalogueBulkAction, Action> = {
  delete: {
    change: async (catalogue, id) => {
      await catalogue.remove(id);
      return { change: { was: { deleted: false }, is: { deleted: true } } };
    },
    undo: (catalogue, id) => catalogue.restore(id),
  },
  restore: {
    change: async (catalogue, id) => {
      await catalogue.restore(id);
      return { change: { was: { deleted: true }, is: { deleted: false } } };
    },
    undo: (catalogue, id) => catalogue.remove(id),
  },
  show: { change: (catalogue, id) => show(catalogue, id, true), undo: putBackShown },
  hide: { change: (catalogue, id) => show(catalogue, id, false), undo: putBackShown },
  price: { change: reprice, undo: putBackPrice },
};

/** Changes many records of a catalogue at once. */
@Injectable()
export class CatalogueBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly catalogues: CataloguesService,
  ) {}

  onModuleInit(): void {
    for (const kind of CATALOGUE_KINDS)
      for (const action of CATALOGUE_BULK_ACTIONS)
        this.bulk.register(`${kind}.${action}`, {
          record: kind,
          ...{ right: 'catalogues.write', stepUp: false },
          change: (id, batch) => ACTIONS[action].change(this.get(kind), id, batch),
          undo: async (id, change) => {
            await ACTIONS[action].undo(this.get(kind), id, change);
          },
        });
  }

  start(
    caller: Caller,
    { kind, action, ids, expected, percent, reason }: BulkCatalogueDto,
    key: IdempotencyKey | undefined,
  ) {
    const catalogue = this.get(kind);
    if (action === 'delete' && !catalogue.isDeletable)
      throw fieldError('kind', 'Records of this catalogue cannot be deleted');
    if (action === 'price' && !catalogue.priceField)
      throw fieldError('action', 'Records of this catalogue have no price');
    if (action === 'price' && percent === undefined) throw fieldError('percent', FIELD_REQUIRED);
    return this.bulk.start(
      caller,
      {
        ...{ kind: `${kind}.${action}`, title: `${TITLES[action]}: ${kind}`, expected, reason },
        ...(action === 'price' && { params: { percent } }),
        select: () => catalogue.named(ids, action === 'restore'),
      },
      key,
    );
  }

  private get(kind: CatalogueKind): AnyCatalogue {
    return this.catalogues.get(kind) as unknown as AnyCatalogue;
  }
}

async function show(catalogue: AnyCatalogue, id: string, shown: boolean): Promise<BulkEffect> {
  const was = isShown(await catalogue.find(id));
  if (was === shown) return { change: null, reason: shown ? 'Already shown' : 'Already hidden' };
  await catalogue.show(id, { shown });
  return { change: { was: { shown: was }, is: { shown } } };
}

async function putBackShown(catalogue: AnyCatalogue, id: string, { was, is }: RowChange): Promise<void> {
  if (isShown(await catalogue.find(id)) !== is.shown) throw new AppError('INVALID_TRANSITION', CHANGED_AGAIN);
  await catalogue.show(id, { shown: was.shown === true });
}

async function reprice(catalogue: AnyCatalogue, id: string, { params }: Batch): Promise<BulkEffect> {
  const was = await priceOf(catalogue, id);
  const price = Math.round((was * Number(params.percent)) / 100);
  if (price < 1 || price > MOST_COINS)
    throw new AppError('VALIDATION_FAILED', 'The new price must be from 1 to 1,000,000,000 coins');
  if (price === was) return { change: null, reason: 'The price stays the same' };
  await setPrice(catalogue, id, price);
  return { change: { was: { price: was }, is: { price } } };
}

async function putBackPrice(catalogue: AnyCatalogue, id: string, { was, is }: RowChange): Promise<void> {
  if ((await priceOf(catalogue, id)) !== is.price) throw new AppError('INVALID_TRANSITION', CHANGED_AGAIN);
  await setPrice(catalogue, id, Number(was.price));
}

async function priceOf(catalogue: AnyCatalogue, id: string): Promise<number> {
  const record = (await catalogue.find(id)) as unknown as Record<string, unknown>;
  return Number(record[present(catalogue.priceField)]);
}

const setPrice = (catalogue: AnyCatalogue, id: string, price: number) =>
  catalogue.update(id, { [present(catalogue.priceField)]: price });
