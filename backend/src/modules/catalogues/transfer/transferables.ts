import type { Type } from '@nestjs/common';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { AddBannerDto } from '../banners/banner.dto.js';
import { AddContentDto } from '../contents/content.dto.js';
import { AddEntryEffectLevelDto } from '../entry-effect-levels/entry-effect-level.dto.js';
import { AddFrameLevelDto } from '../frame-levels/frame-level.dto.js';
import { AddGiftDto } from '../gifts/gift.dto.js';
import { AddLevelDto } from '../levels/level.dto.js';
import { AddLiveGiftCategoryDto } from '../live-gift-categories/live-gift-category.dto.js';
import { AddLiveGiftDto } from '../live-gifts/live-gift.dto.js';
import { AddPlanDto } from '../plans/plan.dto.js';
import { AddEffectDto } from '../shared/effect.dto.js';
import type { CatalogueKind } from '../registry/kinds.js';
import { checkRange } from '../shared/level-range.js';
import { AddSongDto } from '../songs/song.dto.js';
import { AddTagDto } from '../tags/tag.dto.js';
import { AddThemeDto } from '../themes/theme.dto.js';
import { AddUserLevelDto } from '../user-levels/user-level.dto.js';
import { AddVipItemDto } from '../vip-items/vip-item.dto.js';
import { AddVipDto } from '../vips/vip.dto.js';

/** How the records of a catalogue go out and come in: the fields and rules of the call that adds one. */
export interface Transferable {
  Add: Type<object>;
  fields: readonly string[];
  /** Fields that are stored under another name. */
  stored?: Readonly<Record<string, string>>;
  /** Fields that hold the _id of another record. */
  references?: readonly string[];
  /** What the call checks beside its fields. */
  check?: (values: never) => void;
}

/** Its picture comes under one of two names in a form, so that neither is required there. */
function checkLevel(level: AddLevelDto): void {
  checkRange(level);
  if (!level.icon) throw fieldError('icon', FIELD_REQUIRED);
}

const effect: Transferable = {
  Add: AddEffectDto,
  fields: ['type', 'title', 'price', 'valid', 'svga', 'thumbnail'],
};

/** Background themes are not there: they are made at start, each in its place, and only their pictures change. */
export const TRANSFERABLES: Record<Exclude<CatalogueKind, 'background-themes'>, Transferable> = {
  banners: { Add: AddBannerDto, fields: ['country', 'image'] },
  tags: { Add: AddTagDto, fields: ['title', 'image'] },
  gifts: { Add: AddGiftDto, fields: ['title', 'coin', 'image'] },
  'live-gifts': {
    Add: AddLiveGiftDto,
    fields: ['title', 'coin', 'category', 'image', 'giftimage'],
    references: ['category'],
  },
  'live-gift-categories': { Add: AddLiveGiftCategoryDto, fields: ['title'] },
  'entry-effects': effect,
  'entry-effect-levels': { Add: AddEntryEffectLevelDto, fields: ['level', 'image'] },
  frames: effect,
  'frame-levels': { Add: AddFrameLevelDto, fields: ['level', 'image', 'svga'] },
  themes: { Add: AddThemeDto, fields: ['type', 'price', 'image'] },
  levels: { Add: AddLevelDto, fields: ['level', 'expFrom', 'expTo', 'icon'], check: checkLevel },
  'user-levels': {
    Add: AddUserLevelDto,
    fields: ['level', 'expFrom', 'expTo', 'userlevel'],
    stored: { userlevel: 'image' },
    check: checkRange,
  },
  vips: { Add: AddVipDto, fields: ['levelreq', 'title', 'price', 'valid', 'svga', 'image'] },
  'vip-items': {
    Add: AddVipItemDto,
    fields: ['vipId', 'name', 'image'],
    stored: { vipId: 'vip' },
    references: ['vipId'],
  },
  songs: { Add: AddSongDto, fields: ['songName', 'songs'], stored: { songs: 'songPath' } },
  plans: { Add: AddPlanDto, fields: ['title', 'coins', 'rs'] },
  contents: { Add: AddContentDto, fields: ['content'] },
};

export type TransferableKind = keyof typeof TRANSFERABLES;
export const TRANSFERABLE_KINDS = Object.keys(TRANSFERABLES) as TransferableKind[];
