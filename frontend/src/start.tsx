import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { holdComposingKeys } from './lib/composing-keys';
import { chosenLanguage } from './lib/date-language';
import { formatFor } from './lib/format';
import { keepPaperLight } from './lib/light-paper';
import { rememberChoices } from './lib/page-cookie';
import { present } from './lib/present';
import { surviveTranslation } from './lib/translated-page';
import { ReplacePlaceholder } from './replace-placeholder';
import { makeRouter } from './router';
import { theme } from './styles/theme';

holdComposingKeys();
surviveTranslation();
keepPaperLight();
const root = createRoot(present(document.getElementById('root'), 'The page has no #root'));

const language = chosenLanguage();
if (language) formatFor(language);
rememberChoices();
void makeRouter().then((router) =>
  root.render(
    <StrictMode>
      {/* The style sheets contain the variables and classes, so that Mantine writes no inline <style> elements. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ReplacePlaceholder />
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>,
  ),
);
