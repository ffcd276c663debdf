/** Another database server, in this process or another, has the folder open. */
export class DataDirInUseError extends Error {
  readonly code = 'DATA_DIR_IN_USE';

  constructor(readonly dataDir: string) {
    super(`the data folder ${dataDir} is in use by another process`);
    this.name = 'DataDirInUseError';
  }
}
