import { useDraft, type OfferedDraft } from './use-draft';
import { useUnsavedCare } from './use-unsaved-care';

interface TypedCareOptions {
  /** Names the form among the drafts of its address. */
  form: string;
  /** The typed texts, by their fields. */
  values: Record<string, string>;
  restore: (values: Record<string, string>) => void;
}

/**
 * Takes care of what a person types into a form with fields of its own, as a RecordForm does: leaving asks, the session's
 * end asks for the password, and a draft is stored. Call `settled` when the texts have been sent.
 */
export function useTypedCare({ form, values, restore }: TypedCareOptions): {
  offered: OfferedDraft | undefined;
  settled: () => void;
} {
  const { settled } = useUnsavedCare(Object.keys(values).length > 0);
  const draft = useDraft({ form, values, restore: (found) => restore(found.values) });
  return {
    offered: draft.offered,
    settled: () => {
      settled();
      draft.settled();
    },
  };
}
