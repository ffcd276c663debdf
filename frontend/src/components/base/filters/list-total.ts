import { createContext } from 'react';

/** The number of entries of the list around; undefined while it is unknown. */
export const ListTotal = createContext<number | undefined>(undefined);
