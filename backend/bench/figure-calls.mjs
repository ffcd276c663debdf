// The calls of the dashboards: 90 days, compared with the 90 days before.
const day = (before) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
const figures = (measure, more = '') => [
  'GET',
  `/figures?measure=${measure}&from=${day(90)}&to=${day(1)}&compare=true${more}`,
];
const today = (measure) => ['GET', `/figures?measure=${measure}&from=${day(6)}&to=${day(0)}`];
const LIVE = ['liveSessions', 'liveMinutes', 'hostsLive', 'hostApplications', 'hostApplicationsApproved'];

/** Returns the calls of each role's dashboard. */
export function figureCalls({ agency, bd, coinAgency }) {
  const below = (groups) => [
    ...LIVE.flatMap((measure) => [figures(measure), today(measure)]),
    ...groups.map((group) => figures('liveMinutes', `&group=${group}`)),
  ];
  const platform = [
    'usersRegistered',
    'usersActive',
    'usersBanned',
    'coinsSoldToAgencies',
    'coinsSoldToUsers',
  ];
  const more = ['coinsReturned', 'coinsGifted', 'coinsAskedFor', 'coinsPaidOut', 'coinsInCirculation'];
  const work = ['videosUploaded', 'videosApproved', 'decisions', 'decisionWait'];
  return {
    admin: [
      ...[...platform, ...more, ...work].flatMap((measure) => [figures(measure), today(measure)]),
      ...below(['agency', 'agencyadmin', 'bd']),
      figures('coinsSoldToUsers', '&group=seller'),
      figures('coinsGifted', '&group=gift'),
      figures('decisions', '&group=staff'),
      figures('liveMinutes', `&of=agency:${agency.uniqueId}`),
      figures('liveMinutes', `&group=agency&of=bd:${bd.uniqueId}`),
      figures('coinsSoldToUsers', `&group=buyer&of=seller:${coinAgency._id}`),
    ],
    bd: below(['agencyadmin', 'agency']),
    agencyadmin: below(['agency']),
    agency: below([]),
    coin: [
      ...['coinsSoldToUsers', 'coinsReturned', 'coinsReceived', 'coinBalance'].flatMap((measure) => [
        figures(measure),
        today(measure),
      ]),
      figures('coinsSoldToUsers', '&group=buyer'),
    ],
  };
}

/** Waits until the figures of all past days are stored. Returns the seconds that it took. */
export async function waitForFigures(server) {
  const began = performance.now();
  const measures = [
    'usersRegistered',
    'liveMinutes',
    'coinsGifted',
    'videosUploaded',
    'decisions',
    'coinsAskedFor',
  ];
  for (const measure of [...measures, 'hostApplications'])
    while ((await server.get(`/figures?measure=${measure}&from=${day(1)}&to=${day(1)}`)).details.filling)
      await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.round((performance.now() - began) / 1000);
}
