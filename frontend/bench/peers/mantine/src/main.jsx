import '@mantine/core/styles.css';
import {
  AppShell,
  Burger,
  Button,
  Checkbox,
  Group,
  MantineProvider,
  NavLink,
  PasswordInput,
  Popover,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The floor of a panel with Mantine: a sign-in form, a frame with a menu, and a plain table. No router, no store. */
const SIGNED_IN = 'signed-in';
const COLUMNS = ['name', 'email', 'number', 'coins', 'country', 'active', 'createdAt'];
/** As many entries as the open sections of this product's menu show. */
const SCREENS = Array.from({ length: 30 }, (_, at) => `Screen ${at + 1}`);

function SignIn({ onDone }) {
  const submit = async (event) => {
    event.preventDefault();
    const { username, password } = Object.fromEntries(new globalThis.FormData(event.target));
    const answer = await fetch('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    });
    if (!answer.ok) throw new Error(answer.statusText);
    localStorage.setItem(SIGNED_IN, 'yes');
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <TextInput label="Email" name="username" />
      <PasswordInput label="Password" name="password" />
      <Button type="submit">Sign in</Button>
    </form>
  );
}

const shown = (user, column) =>
  column === 'createdAt' ? new Date(user.createdAt).toLocaleString() : String(user[column]);

function Users() {
  const [{ users, total }, setFound] = useState({ users: [], total: '' });
  const [hidden, setHidden] = useState([]);
  useEffect(() => {
    const query = new URLSearchParams({ range: '[0,19]', sort: '["createdAt","DESC"]' });
    void fetch(`/api/users?${query}`).then(async (answer) =>
      setFound({ users: await answer.json(), total: answer.headers.get('content-range').split('/')[1] }),
    );
  }, []);
  const columns = COLUMNS.filter((column) => !hidden.includes(column));
  const toggle = (column) =>
    setHidden(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <Popover>
          <Popover.Target>
            <Button className="columns">Columns</Button>
          </Popover.Target>
          <Popover.Dropdown className="choice">
            {COLUMNS.map((column) => (
              <Checkbox
                key={column}
                label={column}
                checked={columns.includes(column)}
                onChange={() => toggle(column)}
              />
            ))}
          </Popover.Dropdown>
        </Popover>
      </Group>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id} className="user">
              {columns.map((column) => (
                <Table.Td key={column}>{shown(user, column)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text>{total} users</Text>
    </Stack>
  );
}

function Panel() {
  const [isSignedIn, setSignedIn] = useState(localStorage.getItem(SIGNED_IN) !== null);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return <SignIn onDone={() => setSignedIn(true)} />;
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 260, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Burger opened={isOpen} onClick={() => setOpen(!isOpen)} hiddenFrom="sm" aria-label="Menu" />
      </AppShell.Header>
      <AppShell.Navbar>
        {SCREENS.map((screen, at) => (
          <NavLink key={screen} label={screen} active={at === 0} href="/" />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Users />
      </AppShell.Main>
    </AppShell>
  );
}

createRoot(globalThis.document.getElementById('root')).render(
  <MantineProvider>
    <Panel />
  </MantineProvider>,
);
