import { useEffect, useRef, useState } from 'react';

/** The playing element. Another element that starts pauses it. */
let playing: HTMLAudioElement | undefined;

const nothing = { playing: false, position: 0, length: 0, broken: false };

/** Exposes an audio element's state; pass `props` to the element. */
export function useAudio(src: string) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState({ ...nothing, src });
  // The source whose length is known. Its connection is then closed, because a list of songs would use up all
  // connections of the browser.
  const [measured, setMeasured] = useState<string>();
  const known = state.src === src ? state : { ...nothing, src };
  const change = (patch: Partial<typeof nothing>) =>
    setState((present) => ({ ...(present.src === src ? present : { ...nothing, src }), ...patch }));

  useEffect(() => {
    const { current } = element;
    return () => {
      if (playing === current) playing = undefined;
    };
  }, []);

  function measure() {
    const { duration = NaN } = element.current ?? {};
    if (Number.isFinite(duration)) change({ length: duration });
  }
  const props = {
    ref: element,
    src,
    preload: measured === src ? ('none' as const) : ('metadata' as const),
    onLoadedMetadata: () => {
      measure();
      const { current } = element;
      if (!current?.paused || measured === src) return;
      setMeasured(src);
      current.preload = 'none';
      current.load();
    },
    // Some files reveal their length only after more of them has loaded.
    onDurationChange: measure,
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
    // The element's error event reports a broken file.
    if (current.paused) current.play().catch(() => change({ playing: false }));
    else current.pause();
  }
  function seek(position: number) {
    if (element.current) element.current.currentTime = position;
    change({ position });
  }
  return { ...known, props, toggle, seek };
}
