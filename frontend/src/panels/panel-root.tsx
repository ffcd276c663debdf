import { Suspense, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../api/store';
import { Splash } from '../components/splash';
import { Toasts } from '../components/toasts';
import { Guard } from '../features/auth/guard';
import type { Panel } from '../lib/panels';

/** What the five panels have in common: a store, toasts, the guard. `children` (lazy) appear once signed in. */
export function PanelRoot(props: { panel: Panel; login: ReactNode; children: ReactNode }) {
  const [store] = useState(() => createStore(props.panel.key));
  return (
    <Provider store={store}>
      <Toasts />
      <Guard panel={props.panel} login={props.login}>
        <Suspense fallback={<Splash />}>{props.children}</Suspense>
      </Guard>
    </Provider>
  );
}
