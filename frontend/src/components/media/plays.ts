import { animationFormat } from './animation-format';

/** An animation that takes longer to show its first frame counts as unplayable. In milliseconds. */
const longest = 10_000;

/**
 * Returns whether this browser can play an animation, given by its address or as a file that is not uploaded yet.
 * Rejects if a stored animation cannot be loaded, because its playability is then unknown.
 */
export async function plays(source: string | File): Promise<boolean> {
  const format = animationFormat(source);
  const timeout = AbortSignal.timeout(longest);
  if (format === 'svga') return isMovie(source, timeout);
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  try {
    const shown = await shows(
      format === 'video' ? document.createElement('video') : new Image(),
      url,
      timeout,
    );
    if (!shown && typeof source === 'string' && (timeout.aborted || !(await isThere(url))))
      throw new Error('The animation did not come');
    return shown;
  } finally {
    if (typeof source !== 'string') URL.revokeObjectURL(url);
  }
}

async function isMovie(source: string | File, timeout: AbortSignal): Promise<boolean> {
  const [{ contentOf }, { readMovie }] = await Promise.all([
    import('./svga/content-of'),
    import('./svga/read-movie'),
  ]);
  const content = await contentOf(source, timeout);
  return readMovie(content).then(
    () => true,
    () => false,
  );
}

const isThere = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves to whether the element shows a first frame. */
const shows = (element: HTMLVideoElement | HTMLImageElement, url: string, timeout: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const settle = (shown: boolean) => () => {
      resolve(shown);
      element.removeAttribute('src');
    };
    element.addEventListener(element instanceof HTMLVideoElement ? 'loadeddata' : 'load', settle(true));
    element.addEventListener('error', settle(false));
    timeout.addEventListener('abort', settle(false));
    if (element instanceof HTMLVideoElement) element.preload = 'auto';
    element.src = url;
  });
