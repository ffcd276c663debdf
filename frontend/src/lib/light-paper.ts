const SCHEME = 'data-mantine-color-scheme';

/**
 * Gives the page its light colours while it is printed, in every colour scheme. The colours of tokens.css are light on
 * paper by themselves; those of Mantine follow the attribute.
 */
export function keepPaperLight(): void {
  const root = document.documentElement;
  let screen: string | null = null;
  const onPaper = () => {
    screen ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  };
  const onScreen = () => {
    if (screen) root.setAttribute(SCHEME, screen);
    screen = null;
  };
  const paper = window.matchMedia('print');
  const follow = () => (paper.matches ? onPaper() : onScreen());
  window.addEventListener('beforeprint', onPaper);
  window.addEventListener('afterprint', onScreen);
  paper.addEventListener('change', follow);
  if (paper.matches) onPaper();
}
