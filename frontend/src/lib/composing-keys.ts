/** The key code that browsers report while an input method handles the key. Safari also reports it for the last Enter. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Keeps keys that belong to a composition of an input method (Hindi, Chinese, Japanese) from every handler of the panels:
 * Enter then ends the composition and submits nothing. Call once, before any handler is registered.
 */
export function holdComposingKeys(): void {
  const hold = (event: KeyboardEvent) => {
    // The other capturing listeners of the window still hear the key: it counts as a use of the panel.
    if (event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD) event.stopPropagation();
  };
  window.addEventListener('keydown', hold, true);
}
