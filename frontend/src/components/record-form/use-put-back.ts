import { useEffect, useState } from 'react';
import { askedPutBack, dropPutBack, watchPutBack, type PutBack } from '../../lib/put-back';
import { useExternal } from '../../lib/use-external';
import { isUploadKind } from '../../lib/upload-kinds';
import type { Field, FormValues } from './field';

/** What the audit log calls a record; a setting, of which there is one, needs no id. */
interface Audited {
  kind: string;
  id?: string;
}

/** Returns what the audit log calls the record of a form. */
export const auditedIn = ({ setting, undoable }: AuditedForm): Audited | undefined =>
  undoable?.audited ?? (setting === undefined ? undefined : { kind: setting });

interface AuditedForm {
  setting?: string | undefined;
  undoable?: { audited?: Audited | undefined } | undefined;
}

/** Returns the values that the history of this record asks to put back; undefined if it asks for none. */
export function useAskedPutBack(audited: Audited | undefined): PutBack | undefined {
  const asked = useExternal(watchPutBack, askedPutBack);
  const isMeant = asked?.kind === audited?.kind && (audited?.id === undefined || asked?.id === audited.id);
  return isMeant ? asked : undefined;
}

/** Returns the old values that the fields of a form can hold, as the form writes them. */
export function valuesFor<Values extends FormValues>(
  fields: Field<Values>[],
  { values }: Pick<PutBack, 'values'>,
): Record<string, string> {
  const open = fields.filter(({ kind }) => kind !== 'password' && kind !== 'fixed' && !isUploadKind(kind));
  return Object.fromEntries(
    open.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, kind === 'check' && value !== 'true' ? '' : value]];
    }),
  );
}

interface PutBackOptions<Values extends FormValues> {
  fields: Field<Values>[];
  audited: Audited | undefined;
  /** Writes the values into the fields. Nothing is sent. */
  restore: (values: Record<string, string>) => void;
  /** Focuses the first field that got a value. */
  focus: (name: string) => void;
}

/** Takes the values that the history asks to put back into the form. Returns them, for the notice above the fields. */
export function usePutBack<Values extends FormValues>(options: PutBackOptions<Values>): PutBack | undefined {
  const { fields, audited, restore, focus } = options;
  const asked = useAskedPutBack(audited);
  const [taken, setTaken] = useState<PutBack>();
  if (asked && asked !== taken) {
    setTaken(asked);
    restore(valuesFor(fields, asked));
  }
  useEffect(() => {
    if (!taken || askedPutBack() !== taken) return;
    dropPutBack(taken);
    const [first] = Object.keys(valuesFor(fields, taken));
    if (first) focus(first);
  });
  return taken;
}
