// Entry effects and frames have the same fields.
import type { AddEffectDto, Effect } from '../../../api/frames.gen';
import type { Column } from '../../../components/list-page/list.types';
import { StatusBadge } from '../../../components/status-badge';
import { formatNumber } from '../../../lib/format';
import type { CatalogueField } from './catalogue';
import { texts, wordOf } from './catalogues.texts';
import { animatedNameColumn, animationColumn, numberColumn, pictureColumn } from './columns';

export const effectSorts = ['title', 'type', 'price', 'valid'] as const;
export const effectName = ({ title }: Effect) => title;

export const effectColumns: Column<Effect>[] = [
  animatedNameColumn(texts.columns.title, effectName, ({ svga }) => svga, 'title'),
  {
    title: texts.columns.type,
    card: 'badge',
    sort: 'type',
    value: ({ type }) => (
      <StatusBadge tone={type === 'PURCHASED' ? 'accent' : 'calm'}>{wordOf(type)}</StatusBadge>
    ),
  },
  pictureColumn(texts.columns.thumbnail, ({ thumbnail }) => thumbnail, effectName),
  { ...animationColumn<Effect>(texts.columns.animation, ({ svga }) => svga, effectName), minor: true },
  numberColumn(texts.columns.price, ({ price }) => price, 'price'),
  {
    title: texts.columns.validFor,
    align: 'end',
    sort: 'valid',
    value: ({ valid }) => texts.days(formatNumber(valid), valid),
  },
];

/** An edit needs the animation and the thumbnail together: the API rejects one without the other. */
export const effectFields: CatalogueField<AddEffectDto>[] = [
  {
    name: 'type',
    label: texts.columns.type,
    kind: 'select',
    options: ['ADMIN', 'PURCHASED'],
    hint: texts.effectType,
  },
  { name: 'title', label: texts.columns.title },
  { name: 'price', label: texts.columns.price, kind: 'number', hint: texts.inCoins },
  { name: 'valid', label: texts.valid, kind: 'number', hint: texts.inDays },
  { name: 'svga', label: texts.columns.svga, kind: 'animation', requiredWith: 'thumbnail' },
  { name: 'thumbnail', label: texts.columns.thumbnail, kind: 'image', requiredWith: 'svga' },
];
