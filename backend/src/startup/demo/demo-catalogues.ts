import { type Connection, Types } from 'mongoose';
import sharp from 'sharp';
import { around, present } from '../../core/present.js';
import { BackgroundTheme } from '../../modules/catalogues/background-themes/background-theme.schema.js';
import { Banner } from '../../modules/catalogues/banners/banner.schema.js';
import { Content } from '../../modules/catalogues/contents/content.schema.js';
import { EntryEffectLevel } from '../../modules/catalogues/entry-effect-levels/entry-effect-level.schema.js';
import { EntryEffect } from '../../modules/catalogues/entry-effects/entry-effect.schema.js';
import { FrameLevel } from '../../modules/catalogues/frame-levels/frame-level.schema.js';
import { Frame } from '../../modules/catalogues/frames/frame.schema.js';
import { Gift } from '../../modules/catalogues/gifts/gift.schema.js';
import { Level } from '../../modules/catalogues/levels/level.schema.js';
import { LiveGiftCategory } from '../../modules/catalogues/live-gift-categories/live-gift-category.schema.js';
import { LiveGift } from '../../modules/catalogues/live-gifts/live-gift.schema.js';
import { Plan } from '../../modules/catalogues/plans/plan.schema.js';
import { Song } from '../../modules/catalogues/songs/song.schema.js';
import { Theme } from '../../modules/catalogues/themes/theme.schema.js';
import { UserLevel } from '../../modules/catalogues/user-levels/user-level.schema.js';
import { VipItem } from '../../modules/catalogues/vip-items/vip-item.schema.js';
import { Vip } from '../../modules/catalogues/vips/vip.schema.js';
import type { FilesService } from '../../platform/files/files.service.js';
import {
  COUNTRIES,
  EFFECTS,
  FRAMES,
  GIFTS,
  LIVE_GIFTS,
  PLANS,
  SONGS,
  THEMES,
  TITLES,
  VIPS,
} from './catalogue-lists.js';
import { drawBanner, drawEmblem, drawFrame, drawLevel, drawWallpaper, type Emblem } from './emblems.js';
import { makeSvga, type Pose } from './svga.js';
import { makeTune } from './tune.js';

const HOUR = 3_600_000;
const SIDE = 160;
const FRAMES_EACH = 24;
const FPS = 12;
const LEVELS = 20;
/** Returns the experience at which a level begins. */
const experience = (level: number) => 50 * (level - 1) * level;

/** The animations of the pictures, used in turn. */
const MOVES: ((time: number) => Pose)[] = [
  (time) => ({ x: 80, y: 80 - 14 * Math.abs(Math.sin(time * 2 * Math.PI)), scale: 0.8 }),
  (time) => ({ x: 80, y: 80, scale: 0.62 + 0.18 * Math.sin(time * 2 * Math.PI) }),
  (time) => ({ x: 80, y: 80, scale: 0.72, turn: time }),
  (time) => ({ x: -20 + 200 * time, y: 110 - 60 * time, scale: 0.7, turn: 0.1 * time, alpha: 1 - time ** 4 }),
];

/** Fills every catalogue with realistic records, including their files. */
export async function seedCatalogues(connection: Connection, files: FilesService): Promise<void> {
  const seeder = new CatalogueSeeder(connection, files);
  await seeder.appContent();
  await seeder.gifts();
  await seeder.shop();
  await seeder.levels();
}

class CatalogueSeeder {
  constructor(
    private readonly connection: Connection,
    private readonly files: FilesService,
  ) {}

  async appContent(): Promise<void> {
    await this.insert(Banner, COUNTRIES, async ([country, emblem], at) => ({
      country,
      image: await this.picture('banners', drawBanner(emblem, at)),
    }));
    await this.insert(Content, TITLES, (content) => ({ content }));
    await this.insert(Song, SONGS, async ([songName, steps]) => ({
      songName,
      songPath: await this.files.storeMade('songs', newId(), 'wav', makeTune(steps)),
    }));
    const model = this.connection.model<BackgroundTheme>(BackgroundTheme.name);
    for (const [at, { _id, image: known }] of (await model.find().sort({ order: 1 })).entries()) {
      if (known) continue;
      const image = await this.picture('background-themes', drawWallpaper(around(THEMES, at)[2], at + 4));
      await model.updateOne({ _id }, { image });
    }
  }

  async gifts(): Promise<void> {
    await this.insert(Gift, GIFTS, async ([title, coin, emblem], at) => ({
      title,
      coin,
      image: await this.picture('gifts', drawEmblem(emblem, at)),
    }));
    const titles = [...new Set(LIVE_GIFTS.map(([, , , category]) => category))];
    const categories = await this.insert(LiveGiftCategory, titles, (title) => ({ title }));
    await this.insert(LiveGift, LIVE_GIFTS, async ([title, coin, emblem, category], at) => ({
      title,
      coin,
      category: present(categories[titles.indexOf(category)])._id,
      image: await this.animation('live-gifts', drawEmblem(emblem, at + 1), at),
      giftimage: await this.picture('live-gifts', drawEmblem(emblem, at + 1)),
    }));
  }

  async shop(): Promise<void> {
    await this.insert(Plan, PLANS, ([title, coins, rs]) => ({ title, coins, rs }));
    await this.insert(Theme, THEMES, async ([type, price, emblem], at) => ({
      type,
      price,
      image: await this.picture('themes', drawWallpaper(emblem, at)),
    }));
    await this.insert(EntryEffect, EFFECTS, async ([title, type, price, valid, emblem], at) => ({
      ...{ title, type, price, valid },
      ...(await this.moving('entry-effects', drawEmblem(emblem, at + 2), at)),
    }));
    await this.insert(Frame, FRAMES, async ([title, type, price, valid, emblem], at) => ({
      ...{ title, type, price, valid },
      ...(await this.moving('frames', drawFrame(emblem, at), 2)),
    }));
    const vips = await this.insert(Vip, VIPS, async ({ emblem, items: _items, ...fields }, at) => ({
      ...fields,
      svga: await this.animation('vips', drawEmblem(emblem, at), 1),
      image: await this.picture('vips', drawEmblem(emblem, at)),
    }));
    const items = VIPS.flatMap((pack, at) =>
      pack.items.map(([name, emblem]): [number, string, Emblem] => [at, name, emblem]),
    );
    await this.insert(VipItem, items, async ([pack, name, emblem]) => ({
      vip: present(vips[pack])._id,
      name,
      image: await this.picture('vip-items', drawEmblem(emblem, pack)),
    }));
  }

  async levels(): Promise<void> {
    const numbers = Array.from({ length: LEVELS }, (_, at) => at + 1);
    const range = (level: number) => ({ level, expFrom: experience(level), expTo: experience(level + 1) });
    const badge = (level: number) => drawLevel(1 + ((level - 1) % 5), Math.floor((level - 1) / 5));
    await this.insert(Level, numbers, async (level) => ({
      ...range(level),
      icon: await this.picture('levels', badge(level)),
    }));
    await this.insert(UserLevel, numbers.slice(0, LEVELS / 2), async (level) => ({
      ...range(level),
      image: await this.picture('user-levels', badge(level + 5)),
    }));
    const fifths = numbers.filter((level) => level % 5 === 0);
    await this.insert(EntryEffectLevel, fifths, async (level, at) => ({
      level,
      image: await this.picture('entry-effect-levels', drawEmblem(around(EFFECTS, at)[4], at + 4)),
    }));
    await this.insert(FrameLevel, fifths, async (level, at) => ({
      level,
      image: await this.picture('frame-levels', drawFrame(around(FRAMES, at)[4], at + 3)),
      svga: await this.animation('frame-levels', drawFrame(around(FRAMES, at)[4], at + 3), 2),
    }));
  }

  /** Inserts one record per entry, in list order, each created one hour after the previous one. */
  private async insert<Entry, Fields extends object>(
    record: { name: string },
    entries: readonly Entry[],
    fieldsOf: (entry: Entry, at: number) => Fields | Promise<Fields>,
  ) {
    const records = await Promise.all(
      entries.map(async (entry, at) => ({
        _id: new Types.ObjectId(),
        ...(await fieldsOf(entry, at)),
        order: at + 1,
        createdAt: new Date(Date.now() - (entries.length - at + 24) * HOUR),
      })),
    );
    await this.connection.model(record.name).insertMany(records);
    return records;
  }

  private async moving(kind: string, drawn: Buffer, move: number) {
    return { svga: await this.animation(kind, drawn, move), thumbnail: await this.picture(kind, drawn) };
  }

  private picture(kind: string, drawn: Buffer): Promise<string> {
    return this.files.storeDrawn(kind, newId(), drawn);
  }

  private async animation(kind: string, drawn: Buffer, move: number): Promise<string> {
    const picture = await sharp(drawn).resize(SIDE, SIDE).png({ palette: true }).toBuffer();
    const pose = around(MOVES, move);
    const svga = makeSvga({ size: SIDE, fps: FPS, frames: FRAMES_EACH, picture, pose });
    return this.files.storeMade(kind, newId(), 'svga', svga);
  }
}

const newId = () => new Types.ObjectId().toHexString();
