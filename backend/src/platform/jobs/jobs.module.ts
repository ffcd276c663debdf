import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { Job, JobSchema } from './job.schema.js';
import { JobAuthorities } from './job-authority.js';
import { JobRunner } from './job-runner.js';
import { NoticesModule } from '../inbox/notices.module.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

/** Background jobs for work that takes longer than a request. Domains add jobs and mark their code with @RunsJob. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    MongooseModule.forFeature([{ name: Job.name, schema: JobSchema }]),
    NoticesModule,
  ],
  controllers: [JobsController],
  providers: [JobAuthorities, JobRunner, JobsService],
  exports: [JobAuthorities, JobRunner, JobsService],
})
export class JobsModule {}
