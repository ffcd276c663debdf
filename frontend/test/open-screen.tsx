// Opens a screen of a panel as the page does: the panel's frame, routes, store and toasts.
import { MantineProvider } from '@mantine/core';
import { waitFor } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { panelKeys, panels, type PanelKey } from '../src/lib/panels';
import { areas } from '../src/lib/right-areas.gen';
import type { Right } from '../src/lib/right.gen';
import { removeSession, writeSession } from '../src/lib/session';
import { LoginAgain, LoginPage } from '../src/panels/logins';
import { PanelRoot } from '../src/panels/panel-root';
import { PanelStores } from '../src/panels/use-store';
import { dropToast, showToast } from '../src/lib/toasts';
import { theme } from '../src/styles/theme';

const routesOf = {
  admin: () => import('../src/panels/admin/routes'),
  bd: () => import('../src/panels/bd/routes'),
  agencyadmin: () => import('../src/panels/agency-admin/routes'),
  agency: () => import('../src/panels/agency/routes'),
  coin: () => import('../src/panels/coin/routes'),
} satisfies Record<PanelKey, unknown>;

const allRights = Object.values(areas).flatMap((area) => Object.keys(area)) as Right[];

export const ME = '66f0c0ffee00000000000001';

/** Returns an id as the API makes them. */
export const idOf = (number: number) => `66f0c0ffee0000000000${String(number).padStart(4, '0')}`;

type Router = ReturnType<typeof createBrowserRouter>;
let open: { router: Router; close: () => void } | undefined;

export interface Person {
  id?: string;
  name?: string;
  /** The code of the account, in the panels of the other roles. */
  uniqueId?: string;
  /** In the panel of the admins. Without a value, the person has all of them. */
  rights?: readonly Right[];
}

/** Opens an address of a panel in a new tab, as a person with all rights. */
export async function openScreen(panel: PanelKey, at: string, person: Person = {}): Promise<void> {
  closeScreen();
  const { id = ME, name = 'Meera Nair', rights = allRights, ...account } = person;
  const own = panel === 'admin' && { rights: [...rights] };
  writeSession(panel, { _id: id, name, number: '919000000001', ...account, ...own });
  window.history.pushState(null, '', at);
  const { default: routes } = await routesOf[panel]();
  const stores = new PanelStores(panel);
  const frame = { panel: panels[panel], stores, Login: LoginPage, Again: LoginAgain };
  const router = createBrowserRouter([
    { element: <PanelRoot {...frame} />, children: routes.routes(() => stores.latest) },
  ]);
  const root = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
  const page = createRoot(root);
  page.render(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  open = {
    router,
    close: () => {
      window.dispatchEvent(new Event('pagehide'));
      flushSync(() => page.unmount());
      router.dispose();
    },
  };
  await waitFor(() => expect(document.querySelector('main')).toBeTruthy());
}

/** Closes the tab. What the browser stores stays. */
export function closeScreen(): void {
  open?.close();
  open = undefined;
  document.body.replaceChildren();
}

/** Closes the tab and forgets everything, as after a sign-out. */
export function endScreen(): void {
  closeScreen();
  for (const key of panelKeys) removeSession(key);
  dropToasts();
  localStorage.clear();
  sessionStorage.clear();
}

/** Toasts stay while screens change. Their ids count up. */
function dropToasts(): void {
  for (let id = showToast({ kind: 'note', title: '' }); id > 0; id -= 1) dropToast(id);
}

/** Returns the address of the open screen. */
export const address = () => window.location.pathname + window.location.search;
