import { useMatches } from 'react-router-dom';

/** What the routes of a panel's screens carry. */
export interface ScreenHandle {
  label: string | undefined;
}

/** What the panel's table of screens calls the open screen; undefined for a screen without a label. */
export const useScreenLabel = (): string | undefined =>
  (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.label;
