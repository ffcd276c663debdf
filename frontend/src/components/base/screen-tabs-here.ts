import { createContext, type ReactNode } from 'react';

/** The tabs of the open screen, which its page shows below the title. The frame of a panel sets them. */
export const ScreenTabsHere = createContext<ReactNode>(undefined);
