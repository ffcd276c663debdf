import { Controller, Inject } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { answer } from '../../../http/answer.js';
import { markCacheable } from '../../../http/cacheable.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentExchange, type Exchange } from '../../../http/exchange.js';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { BackgroundTheme, toBackgroundTheme } from '../background-themes/background-theme.dto.js';
import { Banner, toBanner } from '../banners/banner.dto.js';
import { Content, toContent } from '../contents/content.dto.js';
import { Effect, toEffect } from '../shared/effect.dto.js';
import { Gift, toGift } from '../gifts/gift.dto.js';
import { LiveGift, toLiveGift } from '../live-gifts/live-gift.dto.js';
import { LiveGiftCategory, toLiveGiftCategory } from '../live-gift-categories/live-gift-category.dto.js';
import { Plan, toPlan } from '../plans/plan.dto.js';
import { Song, toSong } from '../songs/song.dto.js';
import { Tag, toTag } from '../tags/tag.dto.js';
import { Theme, toTheme } from '../themes/theme.dto.js';
import { Vip, toVip } from '../vips/vip.dto.js';
import { VipItem, toVipItem } from '../vip-items/vip-item.dto.js';
import type { CatalogueRecord } from '../shared/catalogue-record.js';
import { CatalogueTools } from '../shared/catalogue-tools.js';
import type { EffectRecord } from '../shared/effect.schema.js';
import type { CatalogueKind } from '../registry/kinds.js';
import {
  AppEntryEffectLevel,
  AppFrameLevel,
  AppLevel,
  AppUserLevel,
  toAppEntryEffectLevel,
  toAppFrameLevel,
  toAppLevel,
  toAppUserLevel,
} from './app-catalogues.dto.js';

const AppBannersAnswer = answer('AppBannersAnswer', { details: [Banner] });
const AppTagsAnswer = answer('AppTagsAnswer', { details: [Tag] });
const AppGiftsAnswer = answer('AppGiftsAnswer', { details: [Gift] });
const AppLiveGiftsAnswer = answer('AppLiveGiftsAnswer', { details: [LiveGift] });
const AppLiveGiftCategoriesAnswer = answer('AppLiveGiftCategoriesAnswer', { details: [LiveGiftCategory] });
const AppEntryEffectsAnswer = answer('AppEntryEffectsAnswer', { details: [Effect] });
const AppEntryEffectLevelsAnswer = answer('AppEntryEffectLevelsAnswer', { details: [AppEntryEffectLevel] });
const AppFramesAnswer = answer('AppFramesAnswer', { details: [Effect] });
const AppFrameLevelsAnswer = answer('AppFrameLevelsAnswer', { details: [AppFrameLevel] });
const AppThemesAnswer = answer('AppThemesAnswer', { details: [Theme] });
const AppBackgroundThemesAnswer = answer('AppBackgroundThemesAnswer', { details: [BackgroundTheme] });
const AppLevelsAnswer = answer('AppLevelsAnswer', { details: [AppLevel] });
const AppUserLevelsAnswer = answer('AppUserLevelsAnswer', { details: [AppUserLevel] });
const AppVipsAnswer = answer('AppVipsAnswer', { details: [Vip] });
const AppVipItemsAnswer = answer('AppVipItemsAnswer', { details: [VipItem] });
const AppSongsAnswer = answer('AppSongsAnswer', { details: [Song] });
const AppPlansAnswer = answer('AppPlansAnswer', { details: [Plan] });
const AppContentsAnswer = answer('AppContentsAnswer', { details: [Content] });

/** What the app shows of the catalogues: whole, in the order of the app, and answered with 304 while nothing changed. */
@ApiTags('app')
@ApiHeader({
  name: 'If-None-Match',
  required: false,
  description: 'The ETag of an earlier answer: 304 without a body while nothing changed',
})
@ApiResponse({ status: 304, description: 'Nothing changed since the answer with that ETag' })
@Controller('app/catalogue')
export class AppCataloguesController {
  constructor(
    private readonly tools: CatalogueTools,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Endpoint('GET', 'banners', {
    roles: ['user'],
    summary: 'The banners, in the order that staff gave them',
    answers: AppBannersAnswer,
  })
  fetchAppBanners(@CurrentExchange() exchange: Exchange) {
    return this.read('banners', toBanner, exchange);
  }

  @Endpoint('GET', 'tags', {
    roles: ['user'],
    summary: 'The official tags, by title',
    answers: AppTagsAnswer,
  })
  fetchAppTags(@CurrentExchange() exchange: Exchange) {
    return this.read('tags', toTag, exchange);
  }

  @Endpoint('GET', 'gifts', {
    roles: ['user'],
    summary: 'The gifts, in the order that staff gave them',
    answers: AppGiftsAnswer,
  })
  fetchAppGifts(@CurrentExchange() exchange: Exchange) {
    return this.read('gifts', toGift, exchange);
  }

  @Endpoint('GET', 'live-gifts', {
    roles: ['user'],
    summary: 'The animated gifts of live sessions, in the order that staff gave them',
    answers: AppLiveGiftsAnswer,
  })
  fetchAppLiveGifts(@CurrentExchange() exchange: Exchange) {
    return this.read('live-gifts', toLiveGift, exchange);
  }

  @Endpoint('GET', 'live-gift-categories', {
    roles: ['user'],
    summary: 'The categories of live gifts, in the order that staff gave them',
    answers: AppLiveGiftCategoriesAnswer,
  })
  fetchAppLiveGiftCategories(@CurrentExchange() exchange: Exchange) {
    return this.read('live-gift-categories', toLiveGiftCategory, exchange);
  }

  @Endpoint('GET', 'entry-effects', {
    roles: ['user'],
    summary: 'The entry effects, newest first',
    answers: AppEntryEffectsAnswer,
  })
  fetchAppEntryEffects(@CurrentExchange() exchange: Exchange) {
    return this.read('entry-effects', (one: EffectRecord) => toEffect(one, this.env.publicUrl), exchange);
  }

  @Endpoint('GET', 'entry-effect-levels', {
    roles: ['user'],
    summary: 'The entry effects of levels, lowest first',
    answers: AppEntryEffectLevelsAnswer,
  })
  fetchAppEntryEffectLevels(@CurrentExchange() exchange: Exchange) {
    return this.read('entry-effect-levels', toAppEntryEffectLevel, exchange);
  }

  @Endpoint('GET', 'frames', {
    roles: ['user'],
    summary: 'The frames, newest first',
    answers: AppFramesAnswer,
  })
  fetchAppFrames(@CurrentExchange() exchange: Exchange) {
    return this.read('frames', (one: EffectRecord) => toEffect(one, this.env.publicUrl), exchange);
  }

  @Endpoint('GET', 'frame-levels', {
    roles: ['user'],
    summary: 'The frames of levels, lowest first',
    answers: AppFrameLevelsAnswer,
  })
  fetchAppFrameLevels(@CurrentExchange() exchange: Exchange) {
    return this.read('frame-levels', toAppFrameLevel, exchange);
  }

  @Endpoint('GET', 'themes', {
    roles: ['user'],
    summary: 'The wallpapers of live rooms, newest first',
    answers: AppThemesAnswer,
  })
  fetchAppThemes(@CurrentExchange() exchange: Exchange) {
    return this.read('themes', toTheme, exchange);
  }

  @Endpoint('GET', 'background-themes', {
    roles: ['user'],
    summary: 'The backgrounds that have a picture, in their order',
    answers: AppBackgroundThemesAnswer,
  })
  fetchAppBackgroundThemes(@CurrentExchange() exchange: Exchange) {
    return this.read('background-themes', toBackgroundTheme, exchange, { image: { $ne: '' } });
  }

  @Endpoint('GET', 'levels', {
    roles: ['user'],
    summary: 'The levels of hosts, lowest first',
    answers: AppLevelsAnswer,
  })
  fetchAppLevels(@CurrentExchange() exchange: Exchange) {
    return this.read('levels', toAppLevel, exchange);
  }

  @Endpoint('GET', 'user-levels', {
    roles: ['user'],
    summary: 'The levels of users, lowest first',
    answers: AppUserLevelsAnswer,
  })
  fetchAppUserLevels(@CurrentExchange() exchange: Exchange) {
    return this.read('user-levels', toAppUserLevel, exchange);
  }

  @Endpoint('GET', 'vips', {
    roles: ['user'],
    summary: 'The VIP packs, newest first',
    answers: AppVipsAnswer,
  })
  fetchAppVips(@CurrentExchange() exchange: Exchange) {
    return this.read('vips', toVip, exchange);
  }

  @Endpoint('GET', 'vip-items', {
    roles: ['user'],
    summary: 'What the VIP packs hold, in the order that staff gave them',
    answers: AppVipItemsAnswer,
  })
  fetchAppVipItems(@CurrentExchange() exchange: Exchange) {
    return this.read('vip-items', toVipItem, exchange);
  }

  @Endpoint('GET', 'songs', { roles: ['user'], summary: 'The songs, newest first', answers: AppSongsAnswer })
  fetchAppSongs(@CurrentExchange() exchange: Exchange) {
    return this.read('songs', toSong, exchange);
  }

  @Endpoint('GET', 'plans', {
    roles: ['user'],
    summary: 'The coin plans, in the order that staff gave them',
    answers: AppPlansAnswer,
  })
  fetchAppPlans(@CurrentExchange() exchange: Exchange) {
    return this.read('plans', toPlan, exchange);
  }

  @Endpoint('GET', 'contents', {
    roles: ['user'],
    summary: 'The titles under which the app groups what it shows, newest first',
    answers: AppContentsAnswer,
  })
  fetchAppContents(@CurrentExchange() exchange: Exchange) {
    return this.read('contents', toContent, exchange);
  }

  private async read<T extends CatalogueRecord, Shown>(
    kind: CatalogueKind,
    toShown: (record: T) => Shown,
    { response }: Exchange,
    where: object = {},
  ): Promise<{ details: Shown[] }> {
    const records = (await this.tools.catalogues.get(kind)!.shown(where)) as T[];
    const details = records.map((record) => toShown(record));
    markCacheable(response, details);
    return { details };
  }
}
