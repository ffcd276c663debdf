import { useEffect, useEffectEvent } from 'react';
import { undoLastingly } from '../../lib/toasts';
import { useDeclaredKeys } from '../../components/use-declared-keys';
import { useShortcuts } from '../../components/use-shortcuts';
import { moderationKeys, type Shortcut } from './moderation.keys';
import { texts } from './moderation.texts';

/** Handles the shortcuts of the moderation. */
export function useModerationKeys(actions: Record<Shortcut, () => void>) {
  useDeclaredKeys(moderationKeys);
  const undo = useEffectEvent(() => actions.undo());
  useEffect(() => undoLastingly(() => undo()), []);
  const entries = Object.entries(actions) as [Shortcut, () => void][];
  useShortcuts(
    Object.fromEntries(
      entries.map(([name, act]) => [texts.keys[name].toLowerCase().replace('space', ' '), act]),
    ),
  );
}
