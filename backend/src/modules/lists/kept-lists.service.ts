import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { StaffDeleted } from '../staff/shared/staff-deleted.js';
import { ALL_LISTS, KeptList } from './kept-list.schema.js';
import { ListViewsService } from './list-views.service.js';
import type { KeepListDto, KeptListsDto } from './lists.dto.js';
import { given, ownedBy } from './ownership.js';

/** The most lists of which one person keeps something. The panels have fewer. */
const MOST_LISTS = 100;

/** What each person keeps of each list: page size, sort, columns, density and the view that the menu opens. */
@Injectable()
export class KeptListsService {
  constructor(
    @InjectModel(KeptList.name) private readonly choices: Model<KeptList>,
    private readonly views: ListViewsService,
  ) {}

  async list(caller: Caller): Promise<Omit<KeptListsDto, 'views'>> {
    const kept = await this.choices
      .find(ownedBy(caller))
      .limit(MOST_LISTS + 1)
      .lean();
    const lists = kept.filter(({ list }) => list !== ALL_LISTS);
    const seen = await this.views.seenAmong(
      caller,
      lists.flatMap(({ view }) => view ?? []),
    );
    return {
      limit: kept.find(({ list }) => list === ALL_LISTS)?.limit ?? 0,
      lists: lists.map(({ list, limit, sort, columns, density, view, askDelete = true }) => ({
        ...{ list, limit, sort, columns, density, askDelete },
        // Its owner may have deleted it, or share it no more.
        view: view && seen.has(view.toHexString()) ? view.toHexString() : '',
      })),
    };
  }

  /** Fails with NOT_FOUND for a view that this list does not show to the caller. */
  async keep(caller: Caller, list: string, { view, ...choices }: KeepListDto): Promise<void> {
    if (view && !(await this.views.isVisible(caller, list, view))) throw new AppError('NOT_FOUND');
    const change = {
      $set: {
        ...given(choices),
        ...(view !== undefined && { view: view ? new Types.ObjectId(view) : null }),
      },
    };
    const own = { ...ownedBy(caller), list };
    const { matchedCount } = await this.choices.updateOne(own, change);
    if (matchedCount) return;
    const kept = await this.choices.countDocuments({ ...ownedBy(caller), list: { $ne: ALL_LISTS } });
    if (kept >= MOST_LISTS) throw fieldError('list', `Choices are kept for at most ${MOST_LISTS} lists`);
    await this.choices.updateOne(own, change, { upsert: true, setDefaultsOnInsert: true });
  }

  /** Keeps the page size of all lists. The page sizes of single lists are forgotten. */
  async keepAll(caller: Caller, limit: number): Promise<void> {
    const own = ownedBy(caller);
    await this.choices.updateOne(
      { ...own, list: ALL_LISTS },
      { $set: { limit } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    await this.choices.updateMany({ ...own, list: { $ne: ALL_LISTS } }, { $set: { limit: 0 } });
  }

  /** Makes a list look as if the caller had chosen nothing. The views stay. */
  async reset(caller: Caller, list: string): Promise<void> {
    await this.choices.deleteOne({ ...ownedBy(caller), list });
  }

  /** Deletes the choices of a deleted account. */
  @On(StaffDeleted)
  async forget({ role, account }: StaffDeleted): Promise<void> {
    await this.choices.deleteMany({ role, account: new Types.ObjectId(account) });
    await this.views.forget(role, account);
  }
}
