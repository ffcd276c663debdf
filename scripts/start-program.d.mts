export interface Program {
  readonly pid: number;
  /** The lines that the program printed until it was ready. */
  readonly lines: string[];
  /** Resolves with the exit code when the program ends; null after a signal. */
  readonly ended: Promise<number | null>;
  kill(): Promise<number | null>;
  /** Stops the program like an orchestrator. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `node ...args` and waits until it has printed `saying` (by default 'is ready'), or throws as soon as it ends.
 * The program ends with this process, however this process ends.
 */
export function startProgram(
  args: string[],
  options?: { cwd?: string; env?: NodeJS.ProcessEnv; saying?: string },
): Promise<Program>;
