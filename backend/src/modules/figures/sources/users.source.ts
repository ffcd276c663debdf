import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { User } from '../../users/user.schema.js';
import { ALL } from '../figure.schemas.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';

/** Users by the day of their registration. */
@Injectable()
export class UsersSource implements FigureSource {
  readonly name = 'users';

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  async first(): Promise<Date | undefined> {
    const user = await this.users.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
    return user?.createdAt;
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const registered = await this.users.countDocuments({ createdAt: { $gte: from, $lt: until } });
    return [{ key: ALL, values: { registered } }];
  }
}
