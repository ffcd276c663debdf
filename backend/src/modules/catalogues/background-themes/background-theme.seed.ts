import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BackgroundTheme } from './background-theme.schema.js';

/** The number of backgrounds of the app. */
const COUNT = 4;

/** Creates missing background themes. */
@Injectable()
export class BackgroundThemeSeed {
  constructor(@InjectModel(BackgroundTheme.name) private readonly backgrounds: Model<BackgroundTheme>) {}

  async ensure(): Promise<void> {
    const places = Array.from({ length: COUNT }, (_, at) => at + 1);
    await this.backgrounds.bulkWrite(
      places.map((order) => ({
        updateOne: {
          filter: { order },
          update: { $setOnInsert: { order, image: '', deletedAt: null, createdAt: new Date() } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }
}
