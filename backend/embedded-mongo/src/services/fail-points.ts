import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

export interface Failure {
  closeConnection: boolean;
  errorCode: number | undefined;
  errorLabels: string[] | undefined;
  errorExtra: Doc | undefined;
  writeConcernError: Doc | undefined;
  blockTime: number;
}

/** A failure of the fail point onPrimaryTransactionalWrite: a retryable write fails before or after it is stored. */
export interface WriteFailure {
  closeConnection: boolean;
  failBeforeCommit: number | undefined;
}

interface FailPoint {
  times: number;
  skip: number;
  commands: Set<string>;
  appName: string | undefined;
  failure: Failure;
}

const known = new Set([
  'failCommands',
  'closeConnection',
  'errorCode',
  'errorLabels',
  'errorExtraInfo',
  'writeConcernError',
  'blockConnection',
  'blockTimeMS',
  'appName',
  'failInternalCommands',
  'namespace',
  'threadName',
]);

/** Fail points: make commands fail in chosen ways, to test how clients react. */
export class FailPoints {
  private active: FailPoint | undefined;
  private activeOnWrite: (WriteFailure & { times: number; skip: number }) | undefined;

  constructor(readonly enabled: boolean) {}

  configure(name: string, mode: unknown, data: Doc): void {
    if (name === 'onPrimaryTransactionalWrite') return this.configureWrites(mode, data);
    if (name !== 'failCommand') throw new MongoError('CommandNotSupported', `no such fail point: ${name}`);
    if (mode === 'off') {
      this.active = undefined;
      return;
    }
    for (const key of Object.keys(data))
      if (!known.has(key)) throw new MongoError('BadValue', `unknown field of failCommand: ${key}`);
    const { times, skip } = readMode(mode);
    const commands = data.failCommands;
    if (!Array.isArray(commands)) throw new MongoError('BadValue', 'failCommand needs failCommands');
    this.active = {
      times,
      skip,
      commands: new Set(commands as string[]),
      appName: data.appName as string | undefined,
      failure: {
        closeConnection: data.closeConnection === true,
        errorCode: isNumeric(data.errorCode) ? toNumber(data.errorCode) : undefined,
        errorLabels: data.errorLabels as string[] | undefined,
        errorExtra: data.errorExtraInfo as Doc | undefined,
        writeConcernError: data.writeConcernError as Doc | undefined,
        blockTime: data.blockConnection === true ? toNumber(data.blockTimeMS ?? 0) : 0,
      },
    };
  }

  private configureWrites(mode: unknown, data: Doc): void {
    this.activeOnWrite =
      mode === 'off'
        ? undefined
        : {
            ...readMode(mode),
            closeConnection: data.closeConnection !== false,
            failBeforeCommit: isNumeric(data.failBeforeCommitExceptionCode)
              ? toNumber(data.failBeforeCommitExceptionCode)
              : undefined,
          };
  }

  /** Returns the failure to apply to a statement of a retryable write, if any, and counts it. */
  takeOnWrite(): WriteFailure | undefined {
    const point = this.activeOnWrite;
    if (!point) return undefined;
    if (point.skip > 0) {
      point.skip--;
      return undefined;
    }
    if (--point.times <= 0) this.activeOnWrite = undefined;
    return point;
  }

  /** Returns the failure to apply to a call, if any, and counts it. */
  take(command: string, appName: string | undefined): Failure | undefined {
    const point = this.active;
    if (!point?.commands.has(command)) return undefined;
    if (point.appName !== undefined && point.appName !== appName) return undefined;
    if (point.skip > 0) {
      point.skip--;
      return undefined;
    }
    if (--point.times <= 0) this.active = undefined;
    return point.failure;
  }
}

function readMode(mode: unknown): { times: number; skip: number } {
  if (mode === 'alwaysOn') return { times: Infinity, skip: 0 };
  if (isDoc(mode) && isNumeric(mode.times)) return { times: toNumber(mode.times), skip: 0 };
  if (isDoc(mode) && isNumeric(mode.skip)) return { times: Infinity, skip: toNumber(mode.skip) };
  throw new MongoError('BadValue', 'unknown fail point mode');
}
