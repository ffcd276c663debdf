import { useState } from 'react';

export type SourceKind = 'file' | 'pasted';

/** Manages where the rows come from: a chosen file or pasted cells. `onChange` is called when they are others. */
export function useImportSource(onChange: () => void) {
  const [kind, setKind] = useState<SourceKind>('file');
  const [chosen, setChosen] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  return {
    kind,
    chosen,
    pasted,
    setKind: (next: SourceKind) => {
      setKind(next);
      onChange();
    },
    choose: (file: File | null) => {
      setChosen(file);
      onChange();
    },
    paste: (cells: string) => {
      setPasted(cells);
      onChange();
    },
    /** Shows the cells of a draft. */
    restore: (cells: string) => {
      if (cells) setKind('pasted');
      setPasted(cells);
      onChange();
    },
    /** Returns the rows as a file, or null while there are none. */
    file: () => (kind === 'file' ? chosen : pastedFile(pasted)),
  };
}

export type ImportSource = ReturnType<typeof useImportSource>;

const pastedFile = (cells: string) =>
  cells.trim() ? new File([cells], 'pasted.csv', { type: 'text/csv' }) : null;
