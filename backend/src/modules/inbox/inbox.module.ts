import { Module } from '@nestjs/common';
import { NoticesModule } from '../../platform/inbox/notices.module.js';
import { InboxChoices } from './inbox-choices.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxFingerprints } from './inbox-fingerprints.js';
import { JobFacts } from './facts/job-facts.js';
import { SignInFacts } from './facts/sign-in-facts.js';
import { NoticeReader } from './notice-reader.js';
import { StaffInbox } from './staff-inbox.service.js';

/** The inbox of each member of staff. Other modules write the notices (platform/inbox/). */
@Module({
  imports: [NoticesModule],
  controllers: [InboxController],
  providers: [StaffInbox, InboxChoices, NoticeReader, InboxFingerprints, JobFacts, SignInFacts],
})
export class InboxModule {}
