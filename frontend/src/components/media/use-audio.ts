import { useEffect, useRef, useState } from 'react';

/** The one that plays: another one that starts makes it stop. */
let playing: HTMLAudioElement | undefined;

const nothing = { playing: false, position: 0, length: 0, broken: false };

/** What an audio element does, as state; `props` go on the element. */
export function useAudio(src: string) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState({ ...nothing, src });
  const known = state.src === src ? state : { ...nothing, src };
  const change = (patch: Partial<typeof nothing>) =>
    setState((present) => ({ ...(present.src === src ? present : { ...nothing, src }), ...patch }));

  useEffect(() => {
    const { current } = element;
    return () => {
      if (playing === current) playing = undefined;
    };
  }, []);

  const props = {
    ref: element,
    src,
    preload: 'metadata' as const,
    onLoadedMetadata: () => change({ length: element.current?.duration ?? 0 }),
    // Some files say how long they are only once more of them was read.
    onDurationChange: () => change({ length: element.current?.duration ?? 0 }),
    onTimeUpdate: () => change({ position: element.current?.currentTime ?? 0 }),
    onPlay: () => {
      if (playing !== element.current) playing?.pause();
      playing = element.current ?? undefined;
      change({ playing: true });
    },
    onPause: () => change({ playing: false }),
    onEnded: () => change({ playing: false, position: 0 }),
    onError: () => change({ broken: true, playing: false }),
  };
  function toggle() {
    const { current } = element;
    if (!current) return;
    // A refusal to play (the file is broken) is told by the element's error event.
    if (current.paused) current.play().catch(() => change({ playing: false }));
    else current.pause();
  }
  function seek(position: number) {
    if (element.current) element.current.currentTime = position;
    change({ position });
  }
  return { ...known, props, toggle, seek };
}
