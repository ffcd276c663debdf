// Writes docs/lists.md: what each list of each panel offers, from the table that the browser tests check
// (frontend/e2e/lists.json).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

export const listPage = join(root, 'docs/lists.md');

const TITLES = {
  admin: 'Admin',
  bd: 'BD',
  agencyadmin: 'Agency admin',
  agency: 'Agency',
  coin: 'Coin agency',
};
const TOPICS = [
  'hosts',
  'jobs',
  'live',
  'sends',
  'withdrawals',
  'users',
  'videos',
  'staff',
  'catalogues',
  'transfers',
];
const HEAD = `# Lists

Made by \`npm run generate\` from \`frontend/e2e/lists.json\`. \`frontend/e2e/all/every-list.spec.ts\` opens each list and
uses what this table says. A number in a cell names a note below: the reason why a list does not offer something. All
lists have columns to choose and an export, except where a note says otherwise.
`;

export function writeListTable() {
  const rows = JSON.parse(readFileSync(join(root, 'frontend/e2e/lists.json'), 'utf8'));
  const notes = [];
  const note = (reason) => {
    if (!notes.includes(reason)) notes.push(reason);
    return `no (${notes.indexOf(reason) + 1})`;
  };
  const cell = (value) => {
    if (value === true) return 'yes';
    return Array.isArray(value) ? value.join(', ') : note(value);
  };
  const lines = Object.entries(TITLES).flatMap(([panel, title]) => [
    `\n## ${title}\n`,
    '| list | screen | filters | sorts | search | export | columns | live |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows
      .filter((row) => row.panel === panel)
      .map((row) => {
        const live = TOPICS.includes(row.live) ? `\`${row.live}\`` : note(row.live);
        const cells = [row.filters, row.sorts, row.search, row.export, row.columns].map(cell);
        return `| ${row.list} | \`${row.path}\` | ${[...cells, live].join(' | ')} |`;
      }),
  ]);
  const reasons = notes.map((reason, at) => `${at + 1}. ${reason}`);
  writeFileSync(listPage, `${HEAD}${lines.join('\n')}\n\n## Notes\n\n${reasons.join('\n')}\n`);
}
