import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PollLoop } from '../../work/poll-loop.js';
import { FilesService } from '../files.service.js';
import { PartialUploadsService } from './partial-uploads.service.js';

const HOUR = 3_600_000;
/** The age of a file in the incoming folder that no request can still use. */
const ABANDONED_MILLISECONDS = 24 * HOUR;

/**
 * Removes uploads in parts that have expired, and files that a killed process left in the incoming folder. Several
 * processes may sweep at the same time.
 */
@Injectable()
export class UploadSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Uploads');
  private readonly loop = new PollLoop({
    look: async () => {
      await this.sweep();
      return HOUR;
    },
    every: HOUR,
    failure: 'Unfinished uploads could not be removed',
    logger: this.logger,
  });

  constructor(
    private readonly uploads: PartialUploadsService,
    private readonly files: FilesService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(HOUR);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  async sweep(): Promise<void> {
    await this.uploads.removeExpired();
    await this.removeAbandoned();
  }

  private async removeAbandoned(): Promise<void> {
    const names = await readdir(this.files.incoming).catch(() => []);
    for (const name of names) {
      const path = join(this.files.incoming, name);
      // Another process may have removed the file.
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MILLISECONDS) await rm(path, { force: true });
    }
  }
}
