import { useEffect, useState } from 'react';
import type { Animation } from './svga/load-animation';

interface Loaded {
  source: string | Blob;
  /** Undefined if the animation cannot be played. */
  animation?: Animation;
}

/** Loads an animation when it is wanted. The decoder is in a separate chunk. */
export function useAnimation(source: string | Blob, wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    let animation: Animation | undefined;
    async function load() {
      const { loadAnimation } = await import('./svga/load-animation');
      animation = await loadAnimation(source, abort.signal);
      if (abort.signal.aborted) animation.close();
      else setLoaded({ source, animation });
    }
    load().catch(() => {
      // Whatever the reason (file missing, not an animation, damaged), the player says that the animation cannot be
      // played.
      if (!abort.signal.aborted) setLoaded({ source });
    });
    return () => {
      abort.abort();
      animation?.close();
    };
  }, [source, wanted]);
  const present = loaded?.source === source ? loaded : undefined;
  return { animation: present?.animation, failed: present !== undefined && !present.animation };
}
