import { useMatches } from 'react-router-dom';

/** The handle of each screen's route. */
export interface ScreenHandle {
  label: string | undefined;
}

/** Returns the open screen's label in the panel's table of screens; undefined for a screen without a label. */
export const useScreenLabel = (): string | undefined =>
  (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.label;
