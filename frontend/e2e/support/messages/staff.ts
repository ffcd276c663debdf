// Texts of sign-in and of staff accounts.
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts } from '../accounts';
import { picture } from '../picture';
import { newPerson } from '../staff';
import { all, press, type, type Proof } from './proof';

const headers = { 'X-Panel': 'admin' };
interface Account {
  _id: string;
  uniqueId: string;
}

async function added(request: APIRequestContext, call: string, more: Record<string, string> = {}) {
  const answer = await request.post(`/api/${call}`, {
    headers,
    multipart: { ...newPerson('Texts'), password: 'some-password-1', image: picture, ...more },
  });
  return ((await answer.json()) as { data: Account }).data;
}
const freshBd = (request: APIRequestContext) => added(request, 'bdpanel/createbd');
const freshAgencyAdmin = (request: APIRequestContext) =>
  added(request, 'agencadminpanel/createagencyadmin', { createBy: accounts.bd.id });

const unknownAgency = { login: 'AG999999', password: 'no-such-password' };
const signInAs = (label: string, id: string): Pick<Proof, 'fill' | 'send'> => ({
  fill: async (page) => {
    await page.getByRole('textbox', { name: label }).fill(id);
    await page.getByRole('textbox', { name: 'Password' }).fill(unknownAgency.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  },
});

const person = async (page: Page) => {
  const { name, email, number } = newPerson('Texts');
  await type({ Name: name, Email: email, Mobile: number, Password: 'some-password-1' })(page);
  await page.getByRole('main').getByLabel('Image').setInputFiles(picture);
};
const chooseBd = async (page: Page) => {
  await page.getByRole('combobox', { name: 'BD Unique Id' }).fill(accounts.bd.id);
  await page.getByRole('option', { name: new RegExp(accounts.bd.id) }).click();
};
const rename = async (page: Page) =>
  page.getByRole('textbox', { name: 'Name', exact: true }).fill(newPerson('Renamed').name);

/** Fills in a reason if the dialog asks for one, and confirms the deletion. */
async function confirmDeletion(page: Page) {
  await press('Delete')(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await dialog.getByRole('button', { name: 'Delete' }).waitFor();
  if (await reason.isVisible()) await reason.fill('Left the company');
  await dialog.getByRole('button', { name: 'Delete' }).click();
}
const ownProfile = (field: string) => ({
  fill: all(press('Edit Profile'), (page) =>
    page.getByRole('main').getByRole('textbox', { name: field, exact: true }).fill(newPerson('Me').name),
  ),
  send: press('Save Changes'),
});

export const staffProofs: Record<string, Proof> = {
  'admin/login': { panel: 'public', path: '/admin', ...signInAs('Phone', '9999999999') },
  'agency/login': { panel: 'public', path: '/agency', ...signInAs('Agency Code', unknownAgency.login) },

  'bdpanel/createbd': { panel: 'admin', path: '/admin/addBd', fill: person, send: press('Add BD') },
  'bdpanel/getbd': {
    panel: 'admin',
    path: '/admin/manageBd',
    answer: async (request) => (await request.get('/api/bdpanel/getbd?page=1&limit=5', { headers })).json(),
  },
  'bdpanel/getone': {
    panel: 'admin',
    path: async (records) => `/admin/viewBd?id=${(await records.bd())._id}`,
  },
  'bdpanel/updatebd': {
    panel: 'admin',
    path: async (_, request) => `/admin/editBD?id=${(await freshBd(request))._id}`,
    fill: rename,
    send: press('Save Changes'),
  },
  'bdpanel/delete': {
    panel: 'admin',
    instead: 'admin/staffaccount/delete',
    path: async (_, request) => `/admin/viewBd?id=${(await freshBd(request))._id}`,
    send: confirmDeletion,
  },

  'agencadminpanel/createagencyadmin': {
    panel: 'admin',
    path: '/admin/addagencyadmin',
    fill: all(person, chooseBd),
    send: press('Add agency admin'),
  },
  'agencadminpanel/getagencyadmin': {
    panel: 'bd',
    path: '/bd/manageagencyadmin',
    answer: async (request) =>
      (
        await request.post('/api/agencadminpanel/getagencyadmin', {
          headers: { 'X-Panel': 'bd' },
          data: { createBy: accounts.bd.id, page: 1, limit: 5 },
        })
      ).json(),
  },
  'agencadminpanel/getone': {
    panel: 'admin',
    path: async (records) => `/admin/viewagencyadmin?id=${(await records.agencyAdmin())._id}`,
  },
  'agencadminpanel/updateagencyadmin': {
    panel: 'admin',
    path: async (_, request) => `/admin/editagencyadmin?id=${(await freshAgencyAdmin(request))._id}`,
    fill: rename,
    send: press('Save Changes'),
  },
  'agencadminpanel/delete': {
    panel: 'admin',
    instead: 'admin/staffaccount/delete',
    path: async (_, request) => `/admin/viewagencyadmin?id=${(await freshAgencyAdmin(request))._id}`,
    send: confirmDeletion,
  },

  'admin/profile/editprofile': { panel: 'admin', path: '/admin/profile', ...ownProfile('Bio') },
  'agency/edit/{id}': { panel: 'agency', path: '/agency/profile', ...ownProfile('Name') },
  'coinPanel/edit/{id}': { panel: 'coin', path: '/coin/profile', ...ownProfile('Name') },
};
