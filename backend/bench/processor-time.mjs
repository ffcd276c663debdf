// The processor time of a process, the database's thread included, and its children. Linux only.
import { readFileSync } from 'node:fs';

/** Returns the processor time that a process has used, in ms. Independent of other work on the machine. */
export function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  // proc(5) counts in 1/100 s.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the pids of the processes that a process has started. */
export function childrenOf(pid) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text ? text.split(' ').map(Number) : [];
}
