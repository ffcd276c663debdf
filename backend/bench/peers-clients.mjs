// How each product's own panel calls its server: the requests that npm run bench -- peers-api sends.

const JSON_TYPE = { 'content-type': 'application/json' };
/** Texts that the names of some 2,500 users and the numbers of a few users contain. */
const MANY = 'harm';
const FEW = '12345';

const cookiesOf = (answer) => ({
  cookie: answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .filter((cookie) => !cookie.endsWith('='))
    .join('; '),
});
const get = (path) => ({ method: 'GET', path });
const callboard = (path) => get(`/api/admin/users?${path}`);
const adminjs = (path) => get(`/admin/api/resources/users/actions/list?${path}`);
const NEWEST = 'sortBy=createdAt&direction=desc';
/** Payload's panel searches the fields of `listSearchableFields`. */
const payload = (path) => get(`/api/users?limit=20&sort=-createdAt&depth=0&${path}`);
const payloadSearch = (text) =>
  payload(
    ['name', 'email', 'number'].map((field, at) => `where[or][${at}][${field}][like]=${text}`).join('&'),
  );

/**
 * `signIn`: the request of an account. `session`: the headers of the next requests. `found`: the total and the ids of an
 * answer. `shapes`: the requests by name.
 */
export const clients = {
  callboard: {
    signIn: ({ number, password }) => ({
      method: 'POST',
      path: '/api/admin/login',
      headers: { ...JSON_TYPE, 'x-panel': 'admin' },
      body: JSON.stringify({ number, password }),
    }),
    session: (answer) => ({ ...cookiesOf(answer), 'x-panel': 'admin', 'x-idle-seconds': '0' }),
    found: ({ users, total }) => ({ total, ids: users.map(({ _id }) => _id) }),
    shapes: {
      'list of 20': () => callboard('page=1&limit=20'),
      'page 2000': () => callboard('page=2000&limit=20'),
      'search, many match': () => callboard(`page=1&limit=20&search=${MANY}`),
      'search, few match': () => callboard(`page=1&limit=20&search=${FEW}`),
      'read one': ({ id }) => get(`/api/admin/view_user?id=${id}`),
      'update one': ({ id }) => ({
        method: 'POST',
        path: `/api/admin/edituser?id=${id}`,
        headers: JSON_TYPE,
        body: JSON.stringify({ bio: String(Math.random()) }),
      }),
    },
  },
  adminjs: {
    signIn: ({ email, password }) => ({
      method: 'POST',
      path: '/admin/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password }).toString(),
    }),
    /** AdminJS leads to its first page. A wrong password would answer 200. */
    signedInStatus: 302,
    session: cookiesOf,
    found: ({ meta, records }) => ({ total: meta.total, ids: records.map(({ id }) => id) }),
    shapes: {
      'list of 20': () => adminjs(`page=1&perPage=20&${NEWEST}`),
      'page 2000': () => adminjs(`page=2000&perPage=20&${NEWEST}`),
      'search, many match': () => adminjs(`page=1&perPage=20&${NEWEST}&filters.name=${MANY}`),
      'search, few match': () => adminjs(`page=1&perPage=20&${NEWEST}&filters.number=${FEW}`),
      'read one': ({ id }) => get(`/admin/api/resources/users/records/${id}/show`),
      'update one': ({ id }) => ({
        method: 'POST',
        path: `/admin/api/resources/users/records/${id}/edit`,
        headers: JSON_TYPE,
        body: JSON.stringify({ country: `Country ${Math.floor(Math.random() * 100)}` }),
      }),
    },
  },
  payload: {
    signIn: ({ email, password }) => ({
      method: 'POST',
      path: '/api/staff/login',
      headers: JSON_TYPE,
      body: JSON.stringify({ email, password }),
    }),
    session: cookiesOf,
    found: ({ totalDocs, docs }) => ({ total: totalDocs, ids: docs.map(({ id }) => id) }),
    shapes: {
      'list of 20': () => payload('page=1'),
      'page 2000': () => payload('page=2000'),
      'search, many match': () => payloadSearch(MANY),
      'search, few match': () => payloadSearch(FEW),
      'read one': ({ id }) => get(`/api/users/${id}?depth=0`),
      'update one': ({ id }) => ({
        method: 'PATCH',
        path: `/api/users/${id}?depth=0`,
        headers: JSON_TYPE,
        body: JSON.stringify({ country: `Country ${Math.floor(Math.random() * 100)}` }),
      }),
    },
  },
};
