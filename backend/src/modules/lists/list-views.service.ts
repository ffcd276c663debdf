import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { duplicateField } from '../../core/duplicate.js';
import { AppError, fieldError } from '../../core/errors.js';
import type { Role } from '../../core/roles.js';
import { given, ownedBy } from './ownership.js';
import { may } from '../../core/may.js';
import { ListRights } from './list-rights.js';
import type { AddListViewDto, ListViewDto, UpdateListViewDto } from './lists.dto.js';
import { ListView } from './list-view.schema.js';

/** The most views of one person. */
const MOST_OWN = 50;
/** The most views that one admin shares, and that all admins share. */
const MOST_OWN_SHARED = 20;
const MOST_SHARED = 100;

/**
 * The views of staff. Admins share views with each other, each with those who may open its list. Every other account is a
 * tenant of its own and shares none: names and searches of one agency are no business of another. Only the owner changes a view.
 */
@Injectable()
export class ListViewsService {
  constructor(
    @InjectModel(ListView.name) private readonly views: Model<ListView>,
    private readonly rights: ListRights,
  ) {}

  /** Returns the caller's own views and those that colleagues share. */
  async list(caller: Caller): Promise<ListViewDto[]> {
    const { role } = caller;
    const [own, shared] = await Promise.all([
      this.views.find(ownedBy(caller)).limit(MOST_OWN).lean(),
      hasColleagues(role)
        ? this.views.find({ role, shared: true }).sort({ _id: -1 }).limit(MOST_SHARED).lean()
        : [],
    ]);
    const others = shared.filter(
      (view) => view.account.toHexString() !== caller.id && this.mayOpen(caller, view.list),
    );
    return [...own, ...others].map((view) => shown(view, caller));
  }

  /** Returns a view that the caller sees: its id works as a link. Fails with NOT_FOUND for any other. */
  async fetch(caller: Caller, id: string): Promise<ListViewDto> {
    const view = await this.views.findById(id).lean();
    if (!view || !this.isSeenBy(caller, view)) throw new AppError('NOT_FOUND');
    return shown(view, caller);
  }

  /** Returns those of these views that the caller sees. */
  async seenAmong(caller: Caller, ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const views = ids.length ? await this.views.find({ _id: { $in: [...ids] } }).lean() : [];
    return new Set(views.filter((view) => this.isSeenBy(caller, view)).map(({ _id }) => _id.toHexString()));
  }

  /** Tests whether a list shows this view to the caller. */
  async isVisible(caller: Caller, list: string, id: string): Promise<boolean> {
    const view = await this.views.findOne({ _id: new Types.ObjectId(id), list }).lean();
    return view !== null && this.isSeenBy(caller, view);
  }

  /** Fails with VALIDATION_FAILED above the limits, and with DUPLICATE when the list has an own view of this name. */
  async add(caller: Caller, { columns = [], ...view }: AddListViewDto): Promise<ListViewDto> {
    if ((await this.views.countDocuments(ownedBy(caller))) >= MOST_OWN)
      throw fieldError('name', `You already have ${MOST_OWN} views. Delete one first`);
    if (view.shared) await this.holdShared(caller, view.list);
    const made = await named(this.views.create({ ...view, ...ownedBy(caller), columns }));
    return shown(made.toObject(), caller);
  }

  /** Fails as `add` does, and with NOT_FOUND for a view of another person. */
  async update(caller: Caller, id: string, change: UpdateListViewDto): Promise<ListViewDto> {
    const own = { _id: new Types.ObjectId(id), ...ownedBy(caller) };
    const unshared = change.shared && (await this.views.findOne({ ...own, shared: false }).lean());
    if (unshared) await this.holdShared(caller, unshared.list);
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

  /** Deletes all views of an account, the shared ones too: no account could change them any more. */
  async forget(role: Role, account: string): Promise<void> {
    await this.views.deleteMany({ role, account: new Types.ObjectId(account) });
  }

  private async holdShared(caller: Caller, list: string): Promise<void> {
    const { role } = caller;
    if (!hasColleagues(role)) return;
    if (!this.mayOpen(caller, list))
      throw fieldError('shared', 'Only those who may open a list share its views');
    if ((await this.views.countDocuments({ ...ownedBy(caller), shared: true })) >= MOST_OWN_SHARED)
      throw fieldError('shared', `You already share ${MOST_OWN_SHARED} views. Keep this one for yourself`);
    if ((await this.views.countDocuments({ role, shared: true })) >= MOST_SHARED)
      throw fieldError('shared', `${MOST_SHARED} views are shared already. Keep this one for yourself`);
  }

  /** Whether an admin may open a list, and so see the views that others share of it. */
  private mayOpen(caller: Caller, list: string): boolean {
    const right = this.rights.of(list);
    return right !== undefined && may(caller, right);
  }

  private isSeenBy(caller: Caller, { role, account, list, shared }: ListView): boolean {
    if (role !== caller.role) return false;
    if (account.toHexString() === caller.id) return true;
    return shared && hasColleagues(role) && this.mayOpen(caller, list);
  }
}

/** Whether several people share the lists of this role. */
const hasColleagues = (role: Role): boolean => role === 'admin';

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
