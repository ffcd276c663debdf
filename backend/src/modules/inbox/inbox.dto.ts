import { ApiSchema } from '@nestjs/swagger';
import { Flag, Id, Ids, OneOf, Optional } from '../../http/fields.js';
import { Filter } from '../../http/filter-fields.js';
import { ExportedPageQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import {
  kindOf,
  NOTICE_EVENT_NAMES,
  NOTICE_KINDS,
  type NoticeEvent,
  type NoticeKind,
} from '../../platform/inbox/notice-events.js';
import type { Notice } from '../../platform/inbox/notice.schema.js';

/** The most notices that one call marks by their ids. */
const MOST_MARKED = 100;

export class InboxQuery extends ExportedPageQuery {
  @Sort('at') sort?: string;
  @Optional()
  @OneOf(NOTICE_KINDS, 'NoticeKind', { description: 'Omitted: all' })
  @Filter()
  kind?: NoticeKind;
  @Optional() @Flag({ description: 'true: unread; false: read; omitted: all' }) @Filter() unread?: boolean;
}

@RefuseUnknown()
export class MarkNoticesDto {
  @Ids(MOST_MARKED, { description: 'Own notices' }) ids: string[];
}

@RefuseUnknown()
export class MarkAllNoticesDto {
  @Optional()
  @Id({ description: 'The newest notice that the caller has seen: later ones stay unread. Omitted: all' })
  newest?: string;
}

@RefuseUnknown()
export class SetInboxKindDto {
  @OneOf(NOTICE_KINDS, 'NoticeKind') kind: NoticeKind;
  @Flag({ description: 'false: no notices of this kind are written' }) on: boolean;
}

export class InboxKind {
  @Shows({ enum: [...NOTICE_KINDS], enumName: 'NoticeKind' }) kind: NoticeKind;
  @Shows({ type: Boolean, description: 'Whether notices of this kind are written' }) on: boolean;
}

export class UnreadNotices {
  @ShowsInt('Unread notices, counted up to 100', 3) unread: number;
}

/** What a notice shows of its record, read with the record. */
export class NoticeFacts {
  @ShowsText("Name of the record: a username, a title, a limit; '' if the caller cannot see it any more")
  label: string;
  @ShowsText('The person who decided or asked, or the user agent of a sign-in', 'Meera Nair') by: string;
  @ShowsText('Reason of a decision, error of a job, or network address of a sign-in') detail: string;
  @Shows({
    type: 'integer',
    nullable: true,
    description: 'Coins of the record; null for no coins or no limit',
  })
  coins: number | null;
  @ShowsInt('Rows of a job that failed') failed: number;
  @Shows({ type: Boolean, description: 'Whether the recipient still has something to do' }) due: boolean;
  @ShowsText("Id of the import or bulk change of a job, ''", '') batch: string;
  @ShowsText(
    "import or bulk: what a job carried out; run: a salary run; closing: the deletion of a coin agency; ''",
    '',
  )
  source: string;
}

@ApiSchema({ name: 'Notice' })
export class NoticeDto extends NoticeFacts {
  @ShowsId() _id: string;
  @ShowsTime() at: string;
  @Shows({ enum: [...NOTICE_KINDS], enumName: 'NoticeKind' }) kind: NoticeKind;
  @Shows({ enum: NOTICE_EVENT_NAMES, enumName: 'NoticeEvent', description: 'Later versions may add events' })
  event: NoticeEvent;
  @Shows({ type: Boolean, description: 'Whether the caller has read it' }) read: boolean;
  @ShowsId('_id of the record that the notice is about') about: string;
  @ShowsInt('How many events of one bulk change the notice joins; `about` is the first', 1) count: number;
}

export const NO_FACTS: NoticeFacts = {
  ...{ label: '', by: '', detail: '', coins: null, failed: 0, due: false, batch: '', source: '' },
};

export const toNotice = (
  { _id, at, event, readAt, about, count }: Notice,
  facts: NoticeFacts,
): NoticeDto => ({
  ...{ _id: _id.toHexString(), at: at.toISOString(), kind: kindOf(event), event, about, count },
  read: readAt !== null,
  ...facts,
});
