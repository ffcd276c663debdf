import { type BrowserContext, expect } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { accounts } from './accounts';

/** Signs in through the API, by default with the demo account. The browser gets the same cookies as from the sign-in form. */
export async function signIn(context: BrowserContext, panel: PanelKey, account: Account = accounts[panel]) {
  const { login, body } = accounts[panel];
  const { id, password } = account;
  const answer = await context.request.post(`/api/${login}`, {
    headers: { 'X-Panel': panel },
    data: { [body]: id, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What a person enters in the sign-in form. */
export interface Account {
  id: string;
  password: string;
}
