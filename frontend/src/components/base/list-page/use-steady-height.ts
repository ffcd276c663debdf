import { useEffect, useRef } from 'react';

/** Keeps an element at its greatest height while `key` stays the same; does nothing without a key. */
export function useSteadyHeight(key: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || key === undefined) return;
    current.style.minHeight = '';
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > parseFloat(current.style.minHeight || '0')) current.style.minHeight = `${height}px`;
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [key]);
  return element;
}
