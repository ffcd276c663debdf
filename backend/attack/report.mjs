// Prints what the generated attack found, with a line that sends each fault again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from './judge.mjs';

const quoted = (text) => `'${text.replaceAll("'", `'\\''`).replaceAll('\0', '')}'`;

/** A shell line for the request; bytes that a shell cannot hold go into a file of this folder. */
function lineOf(url, { method, path, headers, bytes, as, pieces, times }, folder, name) {
  const file = join(folder, name);
  if (pieces) {
    writeFileSync(file, Buffer.concat(pieces));
    const { hostname, port } = new URL(url);
    return `nc ${hostname} ${port} < ${file}`;
  }
  const token = as ? ` -H "Authorization: Bearer $${as.toUpperCase()}"` : '';
  const more = Object.entries(headers).map(([key, value]) => ` -H ${quoted(`${key}: ${value}`)}`);
  if (bytes.length) writeFileSync(file, bytes);
  const data = bytes.length ? ` --data-binary @${file}` : '';
  const again = times > 1 ? `for i in 1 2 3 4; do ` : '';
  return `${again}curl -g --path-as-is -i -X ${method} ${quoted(url + path)}${token}${more.join('')}${data}${times > 1 ? ' & done; wait' : ''}`;
}

/** Prints the faults; answers how many there are. */
export function printFaults(attack, url, folder) {
  let total = 0;
  for (const [fault, title] of Object.entries(FAULTS)) {
    const { count = 0, samples = [] } = attack.faults.get(fault) ?? {};
    total += count;
    console.log(`${title}: ${count}`);
    if (samples.length) mkdirSync(folder, { recursive: true });
    samples.forEach(({ what, request }, at) => {
      console.log(`  ${request.call.operationId} (${request.kind}): ${what.replaceAll('\n', ' ')}`);
      console.log(`    ${lineOf(url, request, folder, `${fault}-${at + 1}.bin`)}`);
    });
  }
  return total;
}

export function printCounts({ sent, statuses, unavailable, succeeded, calls }, seconds) {
  const byStatus = [...statuses].sort(([one], [other]) => one - other);
  console.log(`${sent} requests in ${Math.round(seconds)} s, ${Math.round(sent / seconds)} a second`);
  console.log(`by status: ${byStatus.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  console.log(`503 with Retry-After: ${unavailable}`);
  console.log(`calls that answered 200: ${succeeded.size} of ${calls.length}`);
}
