// The daily calls of each role: every list with its filters and sorts, its first page and a deep page, searches with
// many and with few matches, dashboards and counts, and the writes.

const day = (before) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
const get = (path) => ['GET', path];
const post = (path, body) => ['POST', path, body];
const FIRST_PAGE = 'page=1&limit=20';
/** The searches of a list: they match most records, one in forty, a few, and none. */
const SEARCHES = ['a', 'harm', 'sharma.77', 'zzzz'];

/** Returns all calls that the screen of a list can make. */
function list(path, { sorts = [], filters = [], deep = 2000, searches = SEARCHES } = {}) {
  const ask = (query) => get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
  return [
    ask(FIRST_PAGE),
    ask(`page=${deep}&limit=20`),
    ...sorts.flatMap((sort) => [ask(`${FIRST_PAGE}&sort=${sort}`), ask(`${FIRST_PAGE}&sort=-${sort}`)]),
    ...filters.map((filter) => ask(`${FIRST_PAGE}&${filter}`)),
    ...searches.map((search) => ask(`${FIRST_PAGE}&search=${search}`)),
  ];
}

export async function callsOf(accounts, server) {
  const { bd, agencyAdmin, agency, coinAgency, user, earner, tags, admin } = accounts;
  const ids = async (path, key, rounds = 10) =>
    (await server.get(path))[key].slice(0, rounds).map(({ _id }) => _id);
  const pendingHosts = await ids('/agency/host/gethost?status=0&page=3&limit=20', 'details');
  const ownPending = await ids(
    `/agency/host/gethosts?status=0&id=${agency.uniqueId}&page=1&limit=20`,
    'details',
  );
  const pendingPays = await ids('/admin/withdrawal/pending?status=0&page=3&limit=20', 'details');
  const undecided = await ids('/admin/content/getVulgar?status=0&page=5&limit=20', 'details');
  const users = (await server.get('/admin/users?page=7&limit=20')).users;
  const records = await ids('/admin/host/hostrecord?page=900&limit=20', 'data');
  await server.post(`/admin/userban?id=${earner._id}`, { banStatus: '0' });
  const { number } = (await server.get(`/admin/view_user?id=${users[0]._id}`)).details;
  const coinId = `coinAgency:${coinAgency._id}`;
  const month = `from=${day(40)}&to=${day(10)}`;
  const level = (query) => get(`/admin/hierarchy/level?limit=100&${query}`);
  const coins = (query) => get(`/admin/hierarchy/coins?limit=100&${query}`);
  const hostSorts = { sorts: ['createdAt', 'username', 'realName'] };
  const hostLists = (deep) =>
    [0, 1, 2].flatMap((status) => list(`/agency/host/gethost?status=${status}`, { ...hostSorts, deep }));
  const recordFilters = [
    month,
    'status=live',
    'status=archive',
    `agencyCode=${agency.uniqueId}`,
    `agencyCode=${agency.uniqueId}&${month}`,
    `agencyCode=${agency.uniqueId}&status=archive`,
    `search=harm&${month}`,
    `search=harm&sort=-diamonds`,
  ];
  const hostRecord = (path, deep) =>
    list(path, { sorts: ['createdAt', 'minutes', 'diamonds'], filters: recordFilters, deep });

  return {
    admin: [
      ...list('/admin/users', {
        sorts: ['createdAt', 'username', 'coin', 'recievingCoins', 'active'],
      }),
      get('/admin/users?page=1&limit=20&search=harm&sort=username'),
      get('/admin/users'),
      get('/admin/search?search=harm'),
      get(`/admin/view_user?id=${user._id}`),
      get('/agency/host/hostCountss'),
      get('/admin/withdrawal/counts'),
      get('/admin/recharge/waiting?page=1&limit=1'),
      ...hostLists(500),
      ...list(`/agency/host/gethosts?status=1&id=${agency.uniqueId}`, { ...hostSorts, deep: 100 }),
      get(`/agency/host/fetchhosts?id=${agency.uniqueId}`),
      post('/agencyadmin/hosts', { uniqueId: agency.uniqueId }),
      get('/video/agency/host/getpenbdlist'),
      get(`/agency/host/evidence?id=${pendingHosts[0]}`),
      ...list('/admin/live/sessions', { sorts: ['createdAt', 'username', 'channelName'], deep: 20 }),
      ...hostRecord('/admin/host/hostrecord', 2000),
      ...hostRecord('/agency/host/hostrecord', 2000),
      ...[0, 1, 2].flatMap((status) =>
        list(`/admin/withdrawal/pending?status=${status}`, {
          sorts: ['createdAt', 'coins', 'username'],
          filters:
            status === 1
              ? ['exported=true', 'exported=false', 'exported=false&sort=coins', 'exported=true&search=harm']
              : [],
          deep: 500,
        }),
      ),
      get('/admin/withdrawal/search?status=1&search=harm&page=1&limit=20'),
      get(`/admin/withdrawal/evidence?id=${pendingPays[0]}`),
      get(`/admin/withdrawal/evidence?userId=${user._id}`),
      post('/video/admin/withdrawal/details', { userId: user._id }),
      get('/admin/withdrawal/exports?page=1&limit=20'),
      ...list('/admin/video', { deep: 2000 }),
      ...[0, 1, 2, 3].map((status) => get(`/admin/content/getVulgar?status=${status}&page=1&limit=20`)),
      get('/admin/content/getVulgar?status=1&page=2000&limit=20'),
      get('/admin/content/getVulgar?status=0&page=1&limit=1'),
      get('/admin/moderation/done?page=1&limit=20'),
      get('/admin/moderation/scoring'),
      post('/admin/moderation/hold', { count: 3 }),
      ...list('/admin/recharge/getrechargeHistory', {
        searches: [...SEARCHES, 'coin@100001', 'coin@100050', 'coin'],
      }),
      post('/coin/recharge/history', { page: 1, limit: 20 }),
      post('/coin/recharge/received', { page: 1, limit: 20 }),
      post('/coin/recharge/history', { coinAgency: coinAgency.uniqueId, page: 1, limit: 20 }),
      post('/coin/recharge/received', { coinAgency: coinAgency.uniqueId, page: 1, limit: 20 }),
      get(`/coin/recharge/sendCoinfetchagency?userId=${coinAgency.uniqueId}`),
      get(`/coin/recharge/sendCoinfetchuser?userId=${user.username}`),
      ...['platform', 'paidOut', coinId, `user:${user._id}`, `earnings:${earner._id}`].flatMap((account) => [
        get(`/admin/ledger/account?account=${account}`),
        get(`/admin/ledger/statement?account=${account}&page=1&limit=20`),
        get(`/admin/ledger/statement?account=${account}&page=400&limit=20`),
        get(`/admin/ledger/statement?account=${account}&kind=return&page=1&limit=20`),
        get(`/admin/ledger/statement?account=${account}&kind=send&page=1&limit=20`),
        get(`/admin/ledger/statement?account=${account}&from=${day(40)}&to=${day(10)}&page=1&limit=20`),
      ]),
      get('/admin/ledger/reconciliation'),
      ...list('/admin/audit', {
        searches: ['bench', 'harm', 'sharma.77', agency.uniqueId, user.username, 'zzzz'],
        filters: [
          month,
          'role=admin',
          'role=agency',
          'role=bd',
          `actor=${admin._id}`,
          `actor=${agency._id}`,
          'action=user.ban',
          'kind=host',
          `target=${user._id}`,
          `kind=user&target=${user._id}`,
          `role=agency&action=user.ban`,
          `role=admin&kind=host`,
          `role=admin&action=user.ban`,
          `role=admin&${month}`,
          `actor=${admin._id}&action=coins.send`,
          `kind=user&action=user.ban&${month}`,
          `search=bench&action=user.ban`,
          `search=bench&${month}`,
          'requestId=request-77',
        ],
      }),
      get(`/admin/audit?page=1&limit=20&target=${pendingHosts[0]}&kind=host`),
      ...list('/admin/staff/sessions', {
        sorts: ['lastUsedAt', 'createdAt'],
        filters: ['role=agency', 'role=admin'],
        deep: 100,
      }),
      get('/auth/sessions'),
      get('/auth/me'),
      get('/admin/jobs?page=1&limit=20'),
      get('/admin/jobs?page=1&limit=20&state=failed'),
      get('/admin/notification/history?page=1&limit=20'),
      get('/admin/notification/audience'),
      ...list('/bdpanel/getbd', { sorts: ['name'], deep: 2 }),
      ...list('/agencadminpanel/getall', { sorts: ['name'], deep: 2 }),
      ...list('/admin/agencyPanel/getAgencyPanel', {
        sorts: ['createdAt', 'name', 'uniqueId', 'email'],
        deep: 100,
      }),
      ...list('/admin/coinPanel/getCoinPanel', { sorts: ['name'], deep: 3 }),
      get('/admin/admins?page=1&limit=20'),
      post('/agencadminpanel/getagencyadmin', { createBy: bd.uniqueId, page: 1, limit: 20 }),
      post('/agencyadmin/getAll', { admin: agencyAdmin.uniqueId, page: 1, limit: 20 }),
      post('/agencyadmin/allagency', { agencyadmin: agencyAdmin.uniqueId }),
      get(`/admin/agencyPanel/fetchAgencyPanel?id=${agency._id}`),
      level('kind=bd'),
      level(`kind=agencyadmin&parent=${bd.uniqueId}`),
      level(`kind=agency&parent=${agencyAdmin.uniqueId}`),
      level(`kind=agency&parent=${agencyAdmin.uniqueId}&page=15`),
      level(`kind=agency&parent=${agencyAdmin.uniqueId}&search=77`),
      level(`kind=host&parent=${agency.uniqueId}`),
      level(`kind=host&parent=${agency.uniqueId}&page=80`),
      level(`kind=host&parent=${agency.uniqueId}&search=harm`),
      level('kind=host&parent=none'),
      coins('kind=bd'),
      coins(`kind=agencyadmin&parent=${bd.uniqueId}`),
      coins(`kind=agency&parent=${agencyAdmin.uniqueId}`),
      get(`/admin/hierarchy/node?kind=bd&id=${bd._id}`),
      get('/admin/hierarchy/unattached'),
      get('/admin/hierarchy/search?search=arma'),
      get('/admin/hierarchy/search?search=AG1000'),
      get('/admin/tag/getTag'),
      get(`/admin/catalogues/uses?kind=tags&id=${tags[0]._id}`),
      // Writes
      post('/agency/host/approvehost', (round) => ({ id: pendingHosts[round], status: 1, from: 0 })),
      post('/agency/host/decide', (round) => ({
        ids: pendingHosts.slice(3 + round * 2, 5 + round * 2),
        status: 1,
        from: 0,
      })),
      ['POST', (round) => `/admin/withdrawal/coinrequest/${pendingPays[round]}?status=1`, { from: 0 }],
      [
        'POST',
        (round) => `/admin/withdrawal/coinrequest/${pendingPays[round]}?status=2`,
        { from: 1, reason: 'no' },
      ],
      post('/admin/content/aprovereject', (round) => ({ id: undecided[round], status: 1 })),
      post('/admin/moderation/undo', (round) => ({ id: undecided[round] })),
      ['DELETE', (round) => `/admin/video/${undecided[round]}`],
      ['DELETE', '/admin/livetime/deletemultiple', (round) => ({ id: [records[round]] })],
      post('/admin/recharge/sendcoin', { to: 1, userId: coinAgency.uniqueId, coin: 10 }),
      post('/admin/recharge/sendcoin', { to: 2, userId: user.username, coin: 10 }),
      post('/admin/return/coins', { username: user.username, coins: 1, senderName: coinAgency.uniqueId }),
      post('/admin/return/coins', { username: coinAgency.uniqueId, coins: 1 }),
      post('/admin/return/coins', { username: user.username, coins: 1 }),
      post('/app/edit/update', (round) => ({ number, coin: 100 + round, level: 1, experience: 1 })),
      ['POST', (round) => `/admin/userban?id=${users[round]._id}`, { banStatus: '1' }],
      ['POST', (round) => `/admin/userban?id=${users[round]._id}`, { banStatus: '0' }],
      ['POST', (round) => `/admin/usertag?id=${users[round]._id}`, { myTag: tags[1]._id }],
      [
        'POST',
        (round) => `/admin/edituser?id=${users[round]._id}`,
        (round) => ({ username: `renamed.${Date.now()}.${round}` }),
      ],
      [
        'POST',
        `/admin/edituser?id=${user._id}`,
        (round) => ({ username: `renamed.much.${Date.now()}.${round}` }),
      ],
      ['POST', `/admin/edituser?id=${user._id}`, (round) => ({ bio: `bio ${round}` })],
      post('/admin/notification/send?type=0', { title: 'Hello', description: 'You', userId: user._id }),
      post('/admin/hierarchy/preview', {
        kind: 'agencyadmin',
        records: [{ id: agencyAdmin._id, from: bd.uniqueId }],
        to: 'BD100002',
      }),
    ],
    bd: [
      get('/agency/host/hostCountss'),
      post('/agencadminpanel/getagencyadmin', { createBy: bd.uniqueId, page: 1, limit: 20 }),
      post('/agencyadmin/allagency', { agencyadmin: agencyAdmin.uniqueId, page: 1, limit: 20 }),
      get(`/agencadminpanel/getone?id=${agencyAdmin._id}`),
      get(`/admin/agencyPanel/fetchAgencyPanel?id=${agency._id}`),
      get(`/agency/host/gethosts?status=1&id=${agency.uniqueId}&page=1&limit=10`),
      ...list('/agency/host/gethosts?status=1', { ...hostSorts, deep: 200 }),
      get('/video/agency/host/getpenbdlist'),
      get(`/agency/host/fetchhosts?id=${agency.uniqueId}`),
    ],
    agencyadmin: [
      get('/agency/host/hostCountss'),
      ...hostLists(200),
      ...list('/agency/host/gethosts?status=1', { ...hostSorts, deep: 200 }),
      ...list(`/agency/host/gethosts?status=1&id=${agency.uniqueId}`, { ...hostSorts, deep: 100 }),
      get(`/agency/host/evidence?id=${ownPending[0]}`),
      get(`/video/agency/host/getUser?userId=${user._id}`),
      ...list('/admin/agencyPanel/getAgencyPanel', {
        sorts: ['createdAt', 'name', 'uniqueId', 'email'],
        deep: 50,
      }),
      post('/agencyadmin/getAll', { admin: agencyAdmin.uniqueId, page: 1, limit: 20 }),
      get(`/admin/agencyPanel/fetchAgencyPanel?id=${agency._id}`),
      ...hostRecord('/agency/host/hostrecord', 500),
      post('/agency/host/approvehost', (round) => ({ id: ownPending[round], status: 1, from: 0 })),
    ],
    agency: [
      get('/agency/host/hostCountss'),
      ...hostLists(50),
      get(`/agency/host/evidence?id=${ownPending[4]}`),
      get(`/video/agency/host/getUser?userId=${user._id}`),
      ...hostRecord('/agency/host/hostrecord', 100),
      post('/agency/host/approvehost', (round) => ({ id: ownPending[4 + round], status: 1, from: 0 })),
    ],
    coin: [
      get('/coin/recharge/totals'),
      post('/coin/recharge/history', { page: 1, limit: 20 }),
      post('/coin/recharge/history', { page: 1500, limit: 20 }),
      post('/coin/recharge/received', { page: 1, limit: 20 }),
      get(`/coin/recharge/sendCoinfetchuser?userId=${users[5].username}`),
      ['PATCH', '/coin/recharge/sendCoin', { userId: users[5].username, coin: 3 }],
      get('/coin/recharge/totals'),
    ],
    user: [
      get('/app/notifications?page=1&limit=20'),
      get('/app/notifications?page=2000&limit=20'),
      get('/app/notifications/unread'),
      get('/app/videos?page=1&limit=20'),
      get('/app/videos?page=50&limit=20'),
      get('/app/wallet'),
      get('/app/withdrawals?page=1&limit=20'),
      get('/app/profile'),
      get('/app/host/applications'),
      post('/app/profile', { bio: 'me' }),
      post('/app/device', { deviceId: 'device-1' }),
      post('/app/live/start', { channelName: 'mine' }),
      post('/app/notifications/read'),
    ],
    earner: [
      get('/app/wallet'),
      post('/app/withdrawals', {
        coins: 10,
        accountNo: '12345678901',
        bankName: 'B',
        ifscCode: 'SBIN0001234',
        panNumber: 'ABCDE1234F',
      }),
      get('/app/withdrawals?page=1&limit=20'),
    ],
  };
}
