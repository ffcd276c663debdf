import { storeLanguage, type DateLanguage } from '../../../lib/date-language';
import { rememberLanguage } from '../../../lib/page-cookie';
import { showToast } from '../../../lib/toasts';
import { hasUnsaved } from '../../../lib/unsaved';
import { texts } from './date-language.texts';

/**
 * Stores the language of dates and numbers and reloads the page, because texts are formatted while components render. A
 * page with unsaved changes stays as it is until the person reloads it.
 */
export function chooseDateLanguage(chosen: DateLanguage | undefined): void {
  const lasts = storeLanguage(chosen);
  rememberLanguage();
  if (!lasts) showToast({ kind: 'bad', ...texts.notStored });
  else if (hasUnsaved()) showToast({ kind: 'good', ...texts.later });
  else window.location.reload();
}
