import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { TRASH_MILLISECONDS } from '../../../core/trash.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { PollLoop } from '../../../platform/work/poll-loop.js';
import { CATALOGUE_KINDS } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';

const HOUR = 3_600_000;
/** The next sweep takes what is left after so many. */
const PASSES = 3;

/**
 * Deletes old records from the trash for good, with their files, and retries failed removals of files. Several
 * processes may sweep at the same time.
 */
@Injectable()
export class TrashSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Catalogues');
  private readonly loop = new PollLoop({
    look: async () => {
      await this.sweep();
      return HOUR;
    },
    every: HOUR,
    failure: 'Unused files await removal from the storage',
    logger: this.logger,
  });

  constructor(
    private readonly catalogues: CataloguesService,
    private readonly files: FilesService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(HOUR);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  async sweep(now = Date.now()): Promise<void> {
    const before = new Date(now - TRASH_MILLISECONDS);
    // Some records end with the record that they name, which may be of a kind that comes later.
    for (let pass = 0; pass < PASSES; pass += 1) if (!(await this.purgeAll(before))) break;
    await this.files.retryRemovals();
  }

  /** Returns the number of records that are gone. */
  private async purgeAll(before: Date): Promise<number> {
    let all = 0;
    for (const kind of CATALOGUE_KINDS) {
      try {
        const gone = await this.catalogues.get(kind).purge(before);
        if (gone) this.logger.log(`${gone} of ${kind} deleted permanently from the trash`);
        all += gone;
      } catch (error) {
        // The next sweep tries again.
        this.logger.error({ msg: `The trash of ${kind} could not be emptied`, err: error });
      }
    }
    return all;
  }
}
