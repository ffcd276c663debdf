// How a person uses the panel of each product: its list of users and its sign-in form.

/** Selectors of a panel, and the address of its list. */
export interface Panel {
  /** The list of users, 20 in a page, newest first. Leads to the sign-in form without a session. */
  address: string;
  /** The field for the name of the account, and which field of the account fills it. */
  account: { field: string; value: 'email' | 'number' };
  submit: string;
  /** The form works in a browser without scripts. */
  isPlainForm: boolean;
  row: string;
  /** Shown while the list is not complete. */
  pending?: string;
  /** The button above the list that opens the choice of columns or filters, and what it opens. */
  button: string;
  opened: string;
}

export const panels: Record<string, Panel> = {
  callboard: {
    address: '/admin/manageUser?limit=20',
    account: { field: 'form input[data-path=id]', value: 'number' },
    submit: 'form button[type=submit]',
    isPlainForm: false,
    row: 'main tr[data-row]',
    pending: 'main [aria-busy=true], main .mantine-Skeleton-root',
    button: '#root button[aria-label^="View of the list"]',
    opened: '[role=dialog] input[type=checkbox]',
  },
  'react-admin': {
    address: '/#/users',
    account: { field: 'input[name=username]', value: 'email' },
    submit: 'form button[type=submit]',
    isPlainForm: false,
    row: 'tbody tr.RaDataTable-row',
    button: 'button.columns',
    opened: '[id="users.datatable-columnsSelector"] li',
  },
  payload: {
    address: '/admin/collections/users',
    account: { field: '#field-email', value: 'email' },
    submit: 'form button[type=submit]',
    isPlainForm: false,
    row: '.collection-list tbody tr',
    button: '#toggle-list-columns',
    opened: '#toggle-list-columns[aria-expanded=true]',
  },
  adminjs: {
    address: '/admin/resources/users',
    account: { field: 'form input[name=email]', value: 'email' },
    submit: 'form button.adminjs_Button',
    isPlainForm: true,
    row: '[data-css=users-table-row]',
    button: '[data-css=users-filter-button]',
    opened: '[data-css=users-filter-drawer]',
  },
  mantine: {
    address: '/',
    account: { field: 'input[name=username]', value: 'email' },
    submit: 'form button[type=submit]',
    isPlainForm: false,
    row: 'tr.user',
    button: 'button.columns',
    opened: '.choice input[type=checkbox]',
  },
};
