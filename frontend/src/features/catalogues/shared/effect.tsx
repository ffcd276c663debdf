// Entry effects and frames have the same fields.
import type { CatalogueKind } from '../../../api/catalogues.gen';
import { updateEffectLimits, type AddEffectDto, type Effect } from '../../../api/frames.gen';
import type { Column } from '../../../components/base/list-page/list.types';
import { StatusBadge } from '../../../components/base/status-badge';
import { formatNumber } from '../../../lib/format';
import type { CatalogueField } from './catalogue';
import { common, byWord } from './catalogue-filters';
import { texts, wordOf } from './catalogues.texts';
import { animatedNameColumn, animationColumn, editableNumberColumn, pictureColumn } from './columns';

export const effectName = ({ title }: Effect) => title;

/** The columns of one of the two catalogues. `useSavePrice` returns what saves another price. */
export const effectColumns = (
  of: CatalogueKind,
  useSavePrice: () => (id: string, price: number, versionSeen: number) => Promise<unknown>,
): Column<Effect>[] => [
  animatedNameColumn('title', texts.columns.title, effectName, ({ svga }) => svga),
  {
    field: 'type',
    title: texts.columns.type,
    card: 'badge',
    value: ({ type }) => (
      <StatusBadge tone={type === 'PURCHASED' ? 'accent' : 'calm'}>{wordOf(type)}</StatusBadge>
    ),
  },
  pictureColumn('thumbnail', texts.columns.thumbnail, ({ thumbnail }) => thumbnail, effectName),
  {
    ...animationColumn<Effect>('svga', texts.columns.animation, ({ svga }) => svga, effectName),
    minor: true,
  },
  editableNumberColumn('price', texts.columns.price, ({ price }) => price, {
    of,
    limit: updateEffectLimits.price,
    nameOf: effectName,
    useSave: useSavePrice,
  }),
  {
    field: 'valid',
    title: texts.columns.validFor,
    align: 'end',
    value: ({ valid }) => texts.days(formatNumber(valid), valid),
  },
];

/** The words of the filters of the two catalogues. */
export const byEffect = {
  type: byWord(texts.columns.type, ['ADMIN', 'PURCHASED']),
  price: texts.columns.price,
  ...common,
};

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
  {
    name: 'thumbnail',
    label: texts.columns.thumbnail,
    kind: 'image',
    shape: 'thumbnail',
    requiredWith: 'svga',
  },
];
