/** Thrown when another database server, in this process or another one, uses the folder. */
export class DataDirInUseError extends Error {
  readonly code = 'DATA_DIR_IN_USE';

  constructor(readonly dataDir: string) {
    super(`the data folder ${dataDir} is in use by another process`);
    this.name = 'DataDirInUseError';
  }
}
