import { useState } from 'react';
import { useTypedCare } from '../record-form/use-typed-care';
import type { TypedTexts } from './bulk-texts';
import type { BulkField, BulkText } from './bulk.types';

interface TypedChangeOptions {
  /** Names the change among the drafts of its address. */
  form: string;
  field: BulkField | undefined;
  texts: readonly BulkText[];
}

/** The name of a text in the draft of the dialog. */
const inDraft = (name: string) => `text ${name}`;

/** Keeps what a person types for a bulk change, also as a draft. */
export function useTypedChange({ form, field, texts }: TypedChangeOptions) {
  const [reason, setReason] = useState('');
  const [value, setValue] = useState(field?.initial);
  const [written, setWritten] = useState<TypedTexts>({});
  const care = useTypedCare({
    form,
    values: {
      ...(reason && { reason }),
      ...(value !== undefined && value !== field?.initial && { value }),
      ...Object.fromEntries(
        texts.flatMap(({ name }) => (written[name] ? [[inDraft(name), written[name]]] : [])),
      ),
    },
    restore: (found) => {
      setReason(found['reason'] ?? '');
      setValue(found['value'] ?? field?.initial);
      setWritten(Object.fromEntries(texts.map(({ name }) => [name, found[inDraft(name)] ?? ''])));
    },
  });
  return { reason, setReason, value, setValue, written, setWritten, care };
}
