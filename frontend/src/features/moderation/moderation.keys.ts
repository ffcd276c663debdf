import type { KeyGroup } from '../../lib/declared-keys';
import { texts } from './moderation.texts';

export type Shortcut = keyof typeof texts.keys;
const names = Object.keys(texts.keys) as Shortcut[];

export const moderationKeys: KeyGroup = {
  title: 'Moderation',
  keys: names.map((name) => ({ key: texts.keys[name], meaning: texts.shortcutNames[name] })),
};
