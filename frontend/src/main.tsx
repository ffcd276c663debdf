import './styles/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App, codeIsThere } from './app';
import { forAMoment } from './lib/chunk';
import { theme } from './styles/theme';

const router = createBrowserRouter([{ path: '*', element: <App /> }]);

// What is drawn in place of code that is on its way stays for a while: mostly the code is there sooner.
void forAMoment(codeIsThere()).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      {/* The variables and classes stand in our style sheets, so nothing is written into inline <style> elements. */}
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
