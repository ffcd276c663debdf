/** Returns what plays an animation: the browser's video element, its picture element or the SVGA player. */
export function animationFormat(source: string | File): 'video' | 'picture' | 'svga' {
  const name = typeof source === 'string' ? source.replace(/[?#].*$/, '') : source.name;
  if (/\.mp4$/i.test(name)) return 'video';
  return /\.(webp|gif)$/i.test(name) ? 'picture' : 'svga';
}
