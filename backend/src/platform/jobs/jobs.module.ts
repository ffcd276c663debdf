import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangeFeed } from '../events/change-feed.service.js';
import { Job, JobSchema } from './job.schema.js';
import { JobRunner } from './job-runner.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

/** Work that takes longer than a request: domains add jobs and register the code behind them. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Job.name, schema: JobSchema }])],
  controllers: [JobsController],
  providers: [JobRunner, JobsService],
  exports: [JobRunner, JobsService],
})
export class JobsModule {
  constructor(feed: ChangeFeed, jobs: JobsService) {
    feed.watch('jobs', () => jobs.fingerprint());
  }
}
