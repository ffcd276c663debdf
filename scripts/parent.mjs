// Notices that the process that started this one has ended.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELL = /^-?(ba|da|a|z|k|busybox|)sh$|^busybox$/;
const EVERY_MILLISECONDS = 250;

/** Returns name, parent and group of a process; undefined where the system does not say. */
function describe(pid) {
  try {
    const { name, parent, group } =
      process.platform === 'linux'
        ? /^\d+ \((?<name>.*)\) \S (?<parent>\d+) (?<group>\d+)/s.exec(
            readFileSync(`/proc/${pid}/stat`, 'utf8'),
          ).groups
        : /^ *(?<parent>\d+) +(?<group>\d+) +(?:.*\/)?(?<name>.*?)\s*$/.exec(
            execFileSync('ps', ['-o', 'ppid=,pgid=,comm=', '-p', String(pid)], { encoding: 'utf8' }),
          ).groups;
    return { name, parent: Number(parent), group };
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Returns the process that started this one: behind a shell, which can outlive it, the process that started the shell. */
function starter() {
  const direct = describe(process.ppid);
  return direct && SHELL.test(direct.name) ? direct.parent : process.ppid;
}

/** Runs `stop` once when the process that started this one has ended. */
export function whenParentEnds(stop) {
  const [parent, started] = [process.ppid, starter()];
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(started)) return;
    clearInterval(timer);
    stop();
  }, EVERY_MILLISECONDS);
  timer.unref();
}

/**
 * Runs `stop` once when npm, which started this process, has ended: npm passes no signal on through its shell. npm is in the
 * group of the processes that it starts. Another group means that npm ended before, and that the shell was given to another
 * process.
 */
export function whenNpmEnds(stop) {
  if (describe(starter())?.group === describe(process.pid)?.group) whenParentEnds(stop);
  else stop();
}
