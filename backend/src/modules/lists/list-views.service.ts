import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { duplicateField } from '../../core/duplicate.js';
import { AppError, fieldError } from '../../core/errors.js';
import type { Role } from '../../core/roles.js';
import { given, ownedBy } from './ownership.js';
import type { AddListViewDto, ListViewDto, UpdateListViewDto } from './lists.dto.js';
import { ListView } from './list-view.schema.js';

/** The most views of one person. */
const MOST_OWN = 50;
/** The most views that the people of one role share. */
const MOST_SHARED = 100;

/** The views of staff. Views of another role answer NOT_FOUND, and only the owner changes a view. */
@Injectable()
export class ListViewsService {
  constructor(@InjectModel(ListView.name) private readonly views: Model<ListView>) {}

  /** Returns the caller's own views and those that others of the role share. */
  async list(caller: Caller): Promise<ListViewDto[]> {
    const { role } = caller;
    const [own, shared] = await Promise.all([
      this.views.find(ownedBy(caller)).limit(MOST_OWN).lean(),
      this.views.find({ role, shared: true }).sort({ _id: -1 }).limit(MOST_SHARED).lean(),
    ]);
    const others = shared.filter(({ account }) => account.toHexString() !== caller.id);
    return [...own, ...others].map((view) => shown(view, caller));
  }

  /** Returns a view of the caller's role, shared or not: its id works as a link. */
  async fetch(caller: Caller, id: string): Promise<ListViewDto> {
    const view = await this.views.findOne({ _id: new Types.ObjectId(id), role: caller.role }).lean();
    if (!view) throw new AppError('NOT_FOUND');
    return shown(view, caller);
  }

  /** Tests whether the caller sees this view beside a list. */
  async isVisible(caller: Caller, list: string, id: string): Promise<boolean> {
    const { role } = caller;
    const view = await this.views.findOne({ _id: new Types.ObjectId(id), role, list }).lean();
    return view !== null && (view.shared || view.account.toHexString() === caller.id);
  }

  /** Fails with VALIDATION_FAILED above the limits, and with DUPLICATE when the list has an own view of this name. */
  async add(caller: Caller, { columns = [], ...view }: AddListViewDto): Promise<ListViewDto> {
    if ((await this.views.countDocuments(ownedBy(caller))) >= MOST_OWN)
      throw fieldError('name', `You already have ${MOST_OWN} views. Delete one first`);
    if (view.shared) await this.holdShared(caller.role);
    const made = await named(this.views.create({ ...view, ...ownedBy(caller), columns }));
    return shown(made.toObject(), caller);
  }

  /** Fails as `add` does, and with NOT_FOUND for a view of another person. */
  async update(caller: Caller, id: string, change: UpdateListViewDto): Promise<ListViewDto> {
    const own = { _id: new Types.ObjectId(id), ...ownedBy(caller) };
    if (change.shared && (await this.views.exists({ ...own, shared: false })))
      await this.holdShared(caller.role);
    const view = await named(
      this.views.findOneAndUpdate(own, { $set: given(change) }, { returnDocument: 'after' }).lean(),
    );
    if (!view) throw new AppError('NOT_FOUND');
    return shown(view, caller);
  }

  async remove(caller: Caller, id: string): Promise<void> {
    const { deletedCount } = await this.views.deleteOne({ _id: new Types.ObjectId(id), ...ownedBy(caller) });
    if (!deletedCount) throw new AppError('NOT_FOUND');
  }

  /** Deletes all views of an account, the shared ones too: nobody could change them any more. */
  async forget(role: Role, account: string): Promise<void> {
    await this.views.deleteMany({ role, account: new Types.ObjectId(account) });
  }

  private async holdShared(role: Role): Promise<void> {
    if ((await this.views.countDocuments({ role, shared: true })) >= MOST_SHARED)
      throw fieldError('shared', `${MOST_SHARED} views are shared already. Keep this one for yourself`);
  }
}

/** Names the taken name: the index also holds the owner and the list. */
async function named<T>(saving: PromiseLike<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (duplicateField(error) === undefined) throw error;
    throw fieldError('name', 'You already have a view of this name', 'DUPLICATE');
  }
}

const shown = ({ _id, account, list, name, shared, query, columns, density }: ListView, { id }: Caller) => ({
  _id: _id.toHexString(),
  list,
  name,
  shared,
  own: account.toHexString() === id,
  query,
  columns,
  density,
});
