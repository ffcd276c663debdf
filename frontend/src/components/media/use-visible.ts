import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element is in view now, and whether it ever was. Media out of view is neither loaded nor played.
 */
export function useVisible(element: RefObject<Element | null>) {
  const [state, setState] = useState({ visible: false, seen: false });
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      const visible = entry?.isIntersecting ?? false;
      setState(({ seen }) => ({ visible, seen: seen || visible }));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return state;
}
