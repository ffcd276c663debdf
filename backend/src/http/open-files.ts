// The limit of open files of this process (`ulimit -n`): each connection is one.
import { ConfigError } from '../core/config/env.js';

/** The fewest open files with which the product starts: Node reads the application's modules all at once. */
const LEAST = 1024;
/** Open files in addition to the connections: the database, uploads, logs. */
const RESERVE = 256;
/** The most connections of a process, whatever its limit of open files: each costs memory. */
const MOST_CONNECTIONS = 5000;

const ADVICE = `raise it to ${MOST_CONNECTIONS + RESERVE} (ulimit -n, LimitNOFILE of systemd, ulimits of a container)`;

let known: number | undefined;
/** Returns how many files this process may open. Node raises the soft limit to the hard limit when it starts. */
function openFiles(): number {
  if (known !== undefined) return known;
  // Otherwise the report would look up the names of the connected addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = userLimits?.open_files?.soft;
  known = typeof soft === 'number' ? soft : Infinity;
  return known;
}

/** Returns how many connections fit into the limit of open files. */
export const mostConnections = (): number => Math.min(MOST_CONNECTIONS, openFiles() - RESERVE);

/**
 * Fails when the limit of open files is too low for a start. Returns a warning when it is too low for the usual number of
 * connections, otherwise undefined.
 */
export function checkOpenFiles(): string | undefined {
  const files = openFiles();
  if (files < LEAST)
    throw new ConfigError(`This process may open ${files} files, at least ${LEAST} are needed: ${ADVICE}`);
  return mostConnections() < MOST_CONNECTIONS
    ? `This process may open ${files} files and accepts ${mostConnections()} connections: ${ADVICE}`
    : undefined;
}
