import './styles/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { present } from './lib/present';
import { makeRouter } from './router';
import { theme } from './styles/theme';

const root = createRoot(present(document.getElementById('root'), 'The page has no #root'));

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
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>,
  ),
);
