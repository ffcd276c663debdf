// Limits processes to a share of the machine's processors by their control group, for benchmarks. Linux, as root.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Microseconds in which the processes may use their share. */
const PERIOD = 100_000;

/**
 * Limits processes with all their threads to one share. Returns the function that removes the group after the processes
 * have ended.
 * @param {number[]} pids
 * @param {number} cores such as 0.5
 */
export function limitProcessor(pids, cores) {
  const quota = Math.round(cores * PERIOD);
  const isFirstVersion = existsSync(join(ROOT, 'cpu/cpu.cfs_quota_us'));
  const group = join(ROOT, isFirstVersion ? 'cpu' : '', `callboard-${pids[0]}`);
  mkdirSync(group);
  if (isFirstVersion) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  for (const pid of pids) writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
