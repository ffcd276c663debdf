// Serves the built application of its working directory and keeps the users in memory: what ra-data-simple-rest needs, and
// a sign-in. The Mantine shell is served by it too. Variables: PORT, USERS and STAFF (files of JSON).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import bcrypt from 'bcrypt';
import express from 'express';
import session from 'express-session';

/** The cost of bcrypt: the default of its packages, and OWASP's lowest. */
const COST = 10;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const users = read(process.env.USERS).map((user, at) => ({ id: at + 1, ...user }));
const byId = new Map(users.map((user) => [String(user.id), user]));
const hashes = new Map(
  read(process.env.STAFF).map(({ email, password }) => [email, bcrypt.hashSync(password, COST)]),
);
/** The users by each order that a list asked for. */
const orders = new Map();

function inOrder(field, direction) {
  const key = `${field} ${direction}`;
  const sign = direction === 'DESC' ? -1 : 1;
  const compare = (a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : a.id - b.id);
  if (!orders.has(key)) orders.set(key, users.toSorted(compare));
  return orders.get(key);
}

function matching({ q, ...fields }, list) {
  const text = String(q ?? '').toLowerCase();
  const wanted = Object.entries(fields);
  if (!text && !wanted.length) return list;
  return list.filter(
    (user) =>
      wanted.every(([field, value]) => user[field] === value) &&
      [user.name, user.email, user.number].some((value) => value.toLowerCase().includes(text)),
  );
}

const app = express();
const given = (value, otherwise) => (value ? JSON.parse(value) : otherwise);
app.use(express.static('dist', { maxAge: '1y', immutable: true, index: false }));
app.get('/', (_, answer) => answer.sendFile(resolve('dist/index.html')));
app.use(express.json());
app.use(session({ secret: 'peers-benchmark-secret', resave: false, saveUninitialized: false }));
app.post('/login', async (request, answer) => {
  const { email, password } = request.body;
  const hash = hashes.get(email);
  if (!hash || !(await bcrypt.compare(password, hash))) return answer.sendStatus(401);
  request.session.email = email;
  answer.json({ email });
});
app.post('/logout', (request, answer) => request.session.destroy(() => answer.json({})));
app.use('/api', (request, answer, next) => (request.session.email ? next() : answer.sendStatus(401)));
app.get('/api/users', ({ query }, answer) => {
  const found = matching(given(query.filter, {}), inOrder(...given(query.sort, ['id', 'ASC'])));
  const [from, to] = given(query.range, [0, 19]);
  answer.set('Content-Range', `users ${from}-${to}/${found.length}`);
  answer.json(found.slice(from, to + 1));
});
app.get('/api/users/:id', ({ params }, answer) => answer.json(byId.get(params.id)));
app.put('/api/users/:id', ({ params, body }, answer) => {
  const user = Object.assign(byId.get(params.id), body);
  orders.clear();
  answer.json(user);
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The server is ready'));
