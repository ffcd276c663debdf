import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { PageQuery } from '../../http/list-query.js';
import type { InboxMessage } from './inbox-message.schema.js';

@RefuseUnknown()
export class PushTokenDto {
  @Text(1000, {
    description: 'Token that the app got from the push service',
    example: 'dGhpcyBpcyBhIHRva2Vu:APA91b',
  })
  token: string;
}

/** The inbox supports paging only, not search. */
export class InboxQuery extends PageQuery {}

@ApiSchema({ name: 'InboxMessage' })
export class InboxMessageDto {
  @ShowsId() _id: string;
  @ShowsText('Title', 'New gifts are here') title: string;
  @ShowsText('Message', 'Open the gift shop and have a look.') description: string;
  @Shows({ type: Boolean, description: 'Whether the user has read it' }) read: boolean;
  @ShowsTime('When it was sent; deleted 90 days later') createdAt: string;
}

export const toInboxMessage = ({
  _id,
  title,
  description,
  readAt,
  createdAt,
}: InboxMessage): InboxMessageDto => ({
  _id: _id.toHexString(),
  title,
  description,
  read: readAt !== null,
  createdAt: createdAt.toISOString(),
});
