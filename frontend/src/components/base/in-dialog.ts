import { createContext } from 'react';

/** Whether the component is inside a dialog: forms end with a dialog's foot there. */
export const InDialog = createContext(false);
