// Notices that the process that started this one has ended.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELL = /^-?(ba|da|a|z|k|busybox|)sh$|^busybox$/;
const EVERY_MILLISECONDS = 250;

/** Returns the name and the parent of a process; undefined where the system does not say. */
function describe(pid) {
  try {
    const { name, parent } =
      process.platform === 'linux'
        ? /^\d+ \((?<name>.*)\) \S (?<parent>\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')).groups
        : /^ *(?<parent>\d+) +(?:.*\/)?(?<name>.*?)\s*$/.exec(
            execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }),
          ).groups;
    return { name, parent: Number(parent) };
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

/**
 * Runs `stop` once when the parent of this process has ended. npm runs a script through a shell, which can outlive npm:
 * behind a shell, the parent is the process that started the shell.
 */
export function whenParentEnds(stop) {
  const parent = process.ppid;
  const direct = describe(parent);
  const behindShell = direct && SHELL.test(direct.name) ? direct.parent : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(behindShell)) return;
    clearInterval(timer);
    stop();
  }, EVERY_MILLISECONDS);
  timer.unref();
}
