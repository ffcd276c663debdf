import { useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves. */
const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
/** Keys that press a focused button or link. */
const presses = new Set([' ', 'Enter']);

/** Handles single-key shortcuts; `keys` maps lower-case KeyboardEvent.key values to actions. */
export function useShortcuts(keys: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(typing) || document.querySelector('[role="dialog"]')) return;
    if (presses.has(event.key) && target.closest('button, a, video, input')) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
