let isUndo = false;

/** Marks the calls that `work` starts, before it first waits for something, as calls of an undo. */
export function asUndo<T>(work: () => T): T {
  isUndo = true;
  try {
    return work();
  } finally {
    isUndo = false;
  }
}

/** Returns whether a call that starts now belongs to an undo. */
export const isUndoing = (): boolean => isUndo;
