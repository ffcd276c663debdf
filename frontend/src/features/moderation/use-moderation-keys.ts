import { useEffect, useEffectEvent, type RefObject } from 'react';
import { undoLastingly } from '../../lib/toasts';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { useShortcuts } from '../../components/base/use-shortcuts';
import { moderationKeys, type Shortcut } from './moderation.keys';
import { texts } from './moderation.texts';

type PlayerShortcut = 'play' | 'sound';

/** Handles the shortcuts of the moderation. The keys of the player act on the video that it shows. */
export function useModerationKeys(
  player: RefObject<HTMLVideoElement | null>,
  decisions: Record<Exclude<Shortcut, PlayerShortcut>, () => void>,
) {
  useDeclaredKeys(moderationKeys);
  const undo = useEffectEvent(() => decisions.undo());
  useEffect(() => undoLastingly(() => undo()), []);
  const onPlayer = (act: (video: HTMLVideoElement) => void) => () => {
    if (player.current) act(player.current);
  };
  const actions: Record<Shortcut, () => void> = {
    ...decisions,
    play: onPlayer((video) => void (video.paused ? video.play() : video.pause())),
    sound: onPlayer((video) => {
      video.muted = !video.muted;
    }),
  };
  const entries = Object.entries(actions) as [Shortcut, () => void][];
  useShortcuts(
    Object.fromEntries(
      entries.map(([name, act]) => [texts.keys[name].toLowerCase().replace('space', ' '), act]),
    ),
  );
}
