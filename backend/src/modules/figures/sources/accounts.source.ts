import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { User } from '../../users/user.schema.js';
import { ALL } from '../figure.schemas.js';
import type { FigureRow, FigureSource } from './figure-source.js';

/** Active and banned users. A user record shows only its present state, so each day is counted before it ends. */
@Injectable()
export class AccountsSource implements FigureSource {
  readonly name = 'accounts';
  readonly isPresentOnly = true;

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  async first(): Promise<Date> {
    return new Date();
  }

  async sum(): Promise<FigureRow[]> {
    const [all, inactive, banned] = await Promise.all([
      this.users.estimatedDocumentCount(),
      this.users.countDocuments({ active: false }),
      // The index of the flags begins with `active`.
      this.users.countDocuments({ active: { $in: [false, true] }, banned: true }),
    ]);
    return [{ key: ALL, values: { active: all - inactive, banned } }];
  }
}
