import { useEffect, useEffectEvent } from 'react';

/** Where a key belongs to what has the focus, not to the screen. */
const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
/** These press a focused button or link themselves. */
const presses = new Set([' ', 'Enter']);

/** Single keys that do something on this screen; `keys` are as KeyboardEvent.key gives them, in lower case. */
export function useShortcuts(keys: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(typing) || document.querySelector('[role="dialog"]')) return;
    if (presses.has(event.key) && target.closest('button, a, video')) return;
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
