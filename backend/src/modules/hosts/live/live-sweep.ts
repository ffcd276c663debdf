import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LiveService } from './live.service.js';

/** The interval between two sweeps. */
const EVERY_MILLISECONDS = 10_000;

/** Ends silent live sessions while the process runs. Several processes may sweep at the same time. */
@Injectable()
export class LiveSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Live');
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly live: LiveService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.sweep();
    }, EVERY_MILLISECONDS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      const ended = await this.live.endSilent();
      if (ended) this.logger.log(`${ended} silent live sessions archived`);
    } catch (error) {
      // The database may be unavailable for a moment. The next sweep ends these sessions.
      this.logger.error({ msg: 'Silent live sessions could not be ended', err: error });
    }
  }
}
