// Prints what hashes cost outside of tests: the cost of a new hash, and the CPU time in microseconds of a check with a wrong
// password and of a check without an account.
import { hashPassword, isPassword } from '../../dist/platform/access/passwords.js';

const stored = await hashPassword('right-password-1');
const workOf = async (hash) => {
  const before = process.cpuUsage();
  await isPassword('wrong-password-1', hash);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
const works = { wrong: [], unknown: [] };
for (let n = 0; n < 7; n += 1) {
  works.wrong.push(await workOf(stored));
  works.unknown.push(await workOf(undefined));
}
const median = (values) => values.sort((a, b) => a - b)[3];
process.stdout.write(JSON.stringify({ stored, wrong: median(works.wrong), unknown: median(works.unknown) }));
