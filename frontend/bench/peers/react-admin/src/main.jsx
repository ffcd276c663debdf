import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  BooleanInput,
  ColumnsButton,
  DataTable,
  DateField,
  Edit,
  List,
  NumberInput,
  Resource,
  SearchInput,
  SimpleForm,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const SIGNED_IN = 'signed-in';

async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  if (!answer.ok) throw new Error(answer.statusText);
}

/** The session is in a cookie. The browser only keeps that there is one, as in react-admin's documentation. */
const authProvider = {
  async login({ username, password }) {
    await send('/login', { email: username, password });
    localStorage.setItem(SIGNED_IN, 'yes');
  },
  async logout() {
    if (localStorage.getItem(SIGNED_IN)) await send('/logout');
    localStorage.removeItem(SIGNED_IN);
  },
  async checkAuth() {
    if (!localStorage.getItem(SIGNED_IN)) throw new Error('not signed in');
  },
  async checkError({ status }) {
    if (status === 401) throw new Error('not signed in');
  },
  async getPermissions() {
    return undefined;
  },
};

const Actions = () => (
  <TopToolbar>
    <ColumnsButton className="columns" />
  </TopToolbar>
);

const UserList = () => (
  <List
    actions={<Actions />}
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
    perPage={20}
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="number" />
      <DataTable.NumberCol source="coins" />
      <DataTable.Col source="country" />
      <DataTable.Col source="active" render={({ active }) => (active ? 'yes' : 'no')} />
      <DataTable.Col source="createdAt">
        <DateField source="createdAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);

const UserEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="email" />
      <TextInput source="number" />
      <NumberInput source="coins" />
      <TextInput source="country" />
      <BooleanInput source="active" />
    </SimpleForm>
  </Edit>
);

createRoot(globalThis.document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={simpleRestProvider('/api')} disableTelemetry requireAuth>
    <Resource name="users" list={UserList} edit={UserEdit} />
  </Admin>,
);
