import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { RemoveFrame } from './remove-frame';
import { theme } from './styles/theme';

/** Everything that a page shows: the server renders it, and React continues with it in the browser. */
export const Page = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <StrictMode>
    {/* The style sheets contain the variables and classes, so that Mantine writes no inline <style> elements. */}
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <RemoveFrame />
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>
);
