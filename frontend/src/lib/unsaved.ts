/** The open forms with unsaved values. */
const forms = new Set<symbol>();

/** Notes a form with unsaved values until the returned function is called. */
export function noteUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => forms.delete(form);
}

/** Returns whether an open form has unsaved values. */
export const hasUnsaved = () => forms.size > 0;
