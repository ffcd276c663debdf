import { skipToken } from '@reduxjs/toolkit/query';
import { useListEntryEffectsQuery } from '../../api/entry-effects.gen';
import { useListFramesQuery } from '../../api/frames.gen';
import { useListThemesQuery } from '../../api/themes.gen';
import { useListVipsQuery } from '../../api/vips.gen';
import { inCoins } from '../../lib/format';
import type { Option } from '../record-form/field';

/** The kinds of things that users buy and that staff give. */
export const itemKinds = ['entry-effects', 'frames', 'themes', 'vips'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Returns the records of these kinds as choices; undefined while they load. Free themes belong to everybody. */
export function useItemChoices(kinds: readonly ItemKind[]): Record<ItemKind, Option[] | undefined> {
  const argOf = (kind: ItemKind) => (kinds.includes(kind) ? {} : skipToken);
  const effects = useListEntryEffectsQuery(argOf('entry-effects')).data?.details;
  const frames = useListFramesQuery(argOf('frames')).data?.details;
  const themes = useListThemesQuery(argOf('themes')).data?.details;
  const vips = useListVipsQuery(argOf('vips')).data?.details;
  const titled = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, label: title });
  return {
    'entry-effects': effects?.map(titled),
    frames: frames?.map(titled),
    themes: themes
      ?.filter(({ type }) => type === 'PAID')
      .map(({ _id, price }) => ({ value: _id, label: `Paid theme, ${inCoins(price)}` })),
    vips: vips?.map(titled),
  };
}
