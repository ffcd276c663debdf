// Limits a process to a share of the machine's processors by its control group, for benchmarks. Linux, as root.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Microseconds in which a process may use its share. */
const PERIOD = 100_000;

/**
 * Limits a process with all its threads. Returns the function that removes the group after the process has ended.
 * @param {number} pid
 * @param {number} cores such as 0.5
 */
export function limitProcessor(pid, cores) {
  const quota = Math.round(cores * PERIOD);
  const isFirstVersion = existsSync(join(ROOT, 'cpu/cpu.cfs_quota_us'));
  const group = join(ROOT, isFirstVersion ? 'cpu' : '', `callboard-${pid}`);
  mkdirSync(group);
  if (isFirstVersion) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
