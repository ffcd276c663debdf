import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, Types } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import type { CheckedRow } from '../../../platform/imports/imports.service.js';
import { refuseRepeats, type RowInput } from '../../../platform/imports/row-input.js';
import type { User } from '../../users/user.schema.js';
import { UsersService } from '../../users/users.service.js';
import { NAME_OF, type Thing } from '../item-kinds.js';
import { type ItemRef, OwnedItems } from '../owned-items.js';
import { notEnded, UserItem } from '../user-item.schema.js';
import { keyOf } from '../user-items.service.js';
import type { ItemRowDto } from './item-import.dto.js';

/** An item as a cell names it: by its _id or its title. */
type Naming = Pick<ItemRowDto, 'kind' | 'item'>;
type Named = ItemRef & { thing: Thing };
/** The items by `kind name`. */
type NamedItems = Map<string, Named[]>;

interface FoundRow {
  input: RowInput<ItemRowDto>;
  users: User[];
  item: Named | AppError | undefined;
}

const isId = (name: string) => isObjectIdOrHexString(name);
const nameOf = ({ kind, item }: Naming) => `${kind} ${isId(item) ? item.toLowerCase() : item}`;
const isNamed = (item: FoundRow['item']): item is Named => item !== undefined && !(item instanceof AppError);

/** Finds the users and the items that the rows of a table name. */
@Injectable()
export class GrantRows {
  constructor(
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    private readonly owned: OwnedItems,
    private readonly users: UsersService,
  ) {}

  /** Returns the item that a row names. Fails when none or several have the name. */
  async itemOf(naming: Naming): Promise<Named> {
    const item = onlyItem(await this.named([naming]), naming);
    if (item instanceof AppError) throw item;
    return item;
  }

  /** Adds to the rows what is wrong with their users and items. */
  async check(inputs: RowInput<ItemRowDto>[]): Promise<CheckedRow[]> {
    const values = inputs.flatMap((input) => input.values ?? []);
    const users = await this.users.findNamed(values.map(({ user }) => user));
    const named = await this.named(values);
    const found = inputs.map((input): FoundRow => ({
      input,
      users: users.get(input.values?.user ?? '') ?? [],
      item: input.values && onlyItem(named, input.values),
    }));
    const owned = await this.ownedOf(found.flatMap(({ users: [user], item }) => ownedBy(user, item)));
    const rows = found.map((row) => checked(row, owned));
    refuseRepeats(rows, 'item', ({ key }) => key);
    return rows.map(({ key: _key, ...row }) => row);
  }

  /** Finds the records that are not deleted by _id or title. Themes have no titles. */
  private async named(names: Naming[]): Promise<NamedItems> {
    const found: NamedItems = new Map();
    for (const kind of new Set(names.map((naming) => naming.kind))) {
      const asked = names.flatMap((naming) => (naming.kind === kind ? naming.item : []));
      const _id = { $in: asked.filter(isId).map((id) => new Types.ObjectId(id)) };
      const hasTitles = kind !== 'themes';
      const where = hasTitles ? { $or: [{ _id }, { title: { $in: asked } }] } : { _id };
      for (const named of await this.owned.presentWhere(kind, where))
        for (const item of [named.item.toHexString(), ...(hasTitles ? [named.thing.title] : [])]) {
          const key = nameOf({ kind, item });
          found.set(key, [...(found.get(key) ?? []), named]);
        }
    }
    return found;
  }

  /** Returns which of these items, as `user kind item`, their users have now or later, and whether for good. */
  private async ownedOf(
    items: Pick<UserItem, 'user' | 'kind' | 'item'>[],
  ): Promise<Map<string, { isForGood: boolean }>> {
    const found = await this.records
      .find(
        {
          user: { $in: items.map(({ user }) => user) },
          kind: { $in: items.map(({ kind }) => kind) },
          item: { $in: items.map(({ item }) => item) },
          ...{ source: { $ne: 'vip' }, ...notEnded(new Date()) },
        },
        { user: 1, kind: 1, item: 1, until: 1 },
      )
      .lean();
    const owned = new Map<string, { isForGood: boolean }>();
    for (const one of found)
      owned.set(keyOf(one), { isForGood: one.until === null || owned.get(keyOf(one))?.isForGood === true });
    return owned;
  }
}

const ownedBy = (user: User | undefined, item: FoundRow['item']) =>
  user && isNamed(item) ? [{ user: user._id, kind: item.kind, item: item.item }] : [];

function onlyItem(named: NamedItems, naming: Naming): Named | AppError {
  const what = NAME_OF[naming.kind];
  const [item, ...others] = named.get(nameOf(naming)) ?? [];
  if (!item && naming.kind === 'themes' && !isId(naming.item))
    return new AppError('NOT_FOUND', 'Themes have no titles. Enter the _id');
  if (!item) return new AppError('NOT_FOUND', `This ${what} does not exist`);
  if (others.length)
    return new AppError('VALIDATION_FAILED', `Several ${what}s have this title. Enter the _id`);
  if (item.thing.isFree) return new AppError('INVALID_TRANSITION', 'This theme is free: everybody has it');
  return item;
}

/** `key` is what must not repeat: the user and the item. */
function checked(
  { input, users, item }: FoundRow,
  owned: Map<string, { isForGood: boolean }>,
): CheckedRow & { key: string } {
  const { row, cells, values, errors } = input;
  const user = users.length === 1 ? users[0] : undefined;
  const [grant] = ownedBy(user, item);
  const key = grant ? keyOf(grant) : '';
  if (values && !user)
    errors.push({
      field: 'user',
      message: users.length ? 'Two users match. Enter the username' : 'no user found',
    });
  if (item instanceof AppError) errors.push({ field: 'item', message: item.message });
  const isRevoked = values?.action === 'revoke';
  if (!isRevoked && owned.get(key)?.isForGood)
    errors.push({ field: 'item', message: 'The user has this item for good' });
  if (isRevoked && grant && !owned.has(key))
    errors.push({ field: 'item', message: 'The user does not have this item' });
  return {
    ...{ row, cells, coins: null, errors, key },
    label: (user?.username ?? cells.user ?? '').slice(0, 50),
    detail: isNamed(item) ? `${NAME_OF[item.kind]} ${item.thing.title}` : (cells.item ?? '').slice(0, 100),
    about: user ? `user:${user._id.toHexString()}` : '',
    person: user?._id.toHexString() ?? '',
  };
}
