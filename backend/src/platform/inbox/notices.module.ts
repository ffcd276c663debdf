import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InboxChoice, InboxChoiceSchema } from './inbox-choice.schema.js';
import { Notice, NoticeSchema } from './notice.schema.js';
import { Notices } from './notices.js';

const stored = MongooseModule.forFeature([
  { name: Notice.name, schema: NoticeSchema },
  { name: InboxChoice.name, schema: InboxChoiceSchema },
]);

/** What the inboxes of staff hold, and how it gets there. */
@Global()
@Module({ imports: [stored], providers: [Notices], exports: [Notices, stored] })
export class NoticesModule {}
