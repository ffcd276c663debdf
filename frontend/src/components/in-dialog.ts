import { createContext } from 'react';

/** Whether something stands in a dialog: forms end with the foot of dialogs there. */
export const InDialog = createContext(false);
