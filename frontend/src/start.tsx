import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdComposingKeys } from './lib/composing-keys';
import { chosenLanguage } from './lib/date-language';
import { hasDraftHere } from './lib/draft';
import { formatFor } from './lib/format';
import { keepPaperLight } from './lib/light-paper';
import { rememberView, viewerHere } from './lib/page-cookie';
import { present } from './lib/present';
import { applyRenderedStyles, renderedWidth } from './lib/rendered-styles';
import { takeServerWords } from './lib/server-words';
import { surviveTranslation } from './lib/translated-page';
import { Page } from './page';
import { makeRouter } from './router';

holdComposingKeys();
surviveTranslation();
keepPaperLight();
const root = present(document.getElementById('root'), 'The page has no #root');
const language = chosenLanguage();
if (language) formatFor(language);
/** What a link has noted about the screen, which only the browser knows. */
const { usr: noted = null } = (window.history.state ?? {}) as { usr?: unknown };
// A screen for another window or another language, or one without the draft of a form, would only be replaced.
const isRendered =
  takeServerWords(viewerHere()) && renderedWidth() === window.innerWidth && noted === null && !hasDraftHere();
if (!isRendered) {
  root.replaceChildren();
  root.removeAttribute('inert');
}
rememberView();
void makeRouter(isRendered).then((router) => {
  const page = <Page router={router} />;
  // One task for the styles and the screen: the browser computes the looks of the page once.
  applyRenderedStyles(root);
  if (isRendered) flushSync(() => hydrateRoot(root, page));
  else createRoot(root).render(page);
});
