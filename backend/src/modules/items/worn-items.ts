import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import { UsersService } from '../users/users.service.js';
import { NAME_OF, type OwnedKind, PLACE_OF } from './item-kinds.js';
import { type ItemRef, OwnedItems } from './owned-items.js';

/** What users wear: one thing at each place. */
@Injectable()
export class WornItems {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly catalogues: CataloguesService,
    private readonly owned: OwnedItems,
    private readonly users: UsersService,
  ) {}

  /** Puts an own item on; takes off what is worn at the place of the kind when `id` is ''. */
  async wear(userId: string, kind: OwnedKind, id: string): Promise<void> {
    await inTransaction(this.connection, async () => {
      // Held, so that the item cannot end between the check and the change.
      const { _id: user } = await this.users.hold(userId);
      const worn = id ? { kind, item: new Types.ObjectId(id) } : undefined;
      if (worn && !(await this.owned.owns(user, worn, currentTime())) && !(await this.isFree(worn)))
        throw new AppError('NOT_FOUND', `You do not have this ${NAME_OF[kind]}`);
      await this.users.wear(user, PLACE_OF[kind], worn);
    });
  }

  /** Whether an item is a free theme, which belongs to everybody while the app shows it. */
  private async isFree({ kind, item: _id }: ItemRef): Promise<boolean> {
    if (kind !== 'themes') return false;
    const [theme] = await this.catalogues.get('themes').visible({ _id, type: 'FREE' });
    return theme !== undefined;
  }
}
