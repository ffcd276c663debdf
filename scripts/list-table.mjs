// Writes docs/lists.md: what each list of the panels offers, as the OpenAPI document says it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listsOf } from '../frontend/scripts/lists.mjs';
import { root } from './ensure.mjs';

export const listPage = join(root, 'docs/lists.md');

const HEAD = `# Lists

Made by \`npm run generate\` from the OpenAPI document (\`x-list\`). \`frontend/e2e/all/every-list.spec.ts\` opens the lists
of the documented screens and those that it names, and uses what this table says. A number in a cell names a note below:
the reason why a list does not offer something. A screen may show fewer filters than its call has, such as none by
agency to a reader of one agency. By name: the call takes a code or _id, and readers who may read the records pick one
by its name.

| list | call | for | filters | orders | search | file | live |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;

const filterText = ([name, { refers }]) => (refers ? `${name} (by name)` : name);

export function writeListTable() {
  const document = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const notes = [];
  const missing = (reason) => {
    if (!reason) return 'no';
    if (!notes.includes(reason)) notes.push(reason);
    return `no (${notes.indexOf(reason) + 1})`;
  };
  const rows = listsOf(document, operations).map(({ operation, without, ...list }) => {
    const cells = [
      list.names.join(', '),
      `\`${operation.operationId}\``,
      operation['x-roles'].join(', '),
      Object.entries(list.filters).map(filterText).join(', ') || missing(without.filters),
      list.sorts.join(', ') || missing(without.orders),
      list.searches && !without.search ? 'yes' : missing(without.search),
      list.exports ? 'yes' : missing(without.file),
      list.live ? `\`${list.live.topic}\`` : missing(without.live),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const reasons = notes.map((reason, at) => `${at + 1}. ${reason}`);
  writeFileSync(listPage, `${HEAD}${rows.join('\n')}\n\n## Notes\n\n${reasons.join('\n')}\n`);
}
