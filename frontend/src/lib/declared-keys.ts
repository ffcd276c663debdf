// The keys of the open screen, as the code that handles them declares them. The sheet of keys reads them.

export interface DeclaredKey {
  /** As printed on the keyboard: 'Ctrl+K', 'j k'. */
  key: string;
  meaning: string;
}

/** The keys of one part of a screen, such as a list. */
export interface KeyGroup {
  title: string;
  keys: readonly DeclaredKey[];
}

const declared = new Set<KeyGroup>();

/** Adds keys to the sheet until the returned function is called. */
export function declareKeys(group: KeyGroup): () => void {
  const own = { ...group };
  declared.add(own);
  return () => declared.delete(own);
}

/** Returns the declared keys. Groups with one title are joined, and a key is named once. */
export function declaredKeys(): KeyGroup[] {
  const groups = new Map<string, Map<string, DeclaredKey>>();
  for (const { title, keys } of declared) {
    const group = groups.get(title) ?? new Map<string, DeclaredKey>();
    groups.set(title, group);
    for (const one of keys) group.set(`${one.key} ${one.meaning}`, one);
  }
  return [...groups].map(([title, keys]) => ({ title, keys: [...keys.values()] }));
}
