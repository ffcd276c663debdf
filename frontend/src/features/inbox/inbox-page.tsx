import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { noticesList } from '../../api/inbox.lists.gen';
import { useListNoticesQuery, useMarkAllNoticesMutation, useMarkNoticeMutation } from '../../api/inbox.gen';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { texts as shared } from '../../components/base/inbox/on-demand/inbox.texts';
import { ListSection } from '../../components/base/list-page/list-section';
import { Page } from '../../components/base/page';
import { useInstant, useInstantRows } from '../../components/base/use-instant';
import type { Panel } from '../../lib/panels';
import { useListState } from '../../lib/use-list-state';
import { columnsOf } from './inbox-columns';
import { InboxSettings } from './inbox-settings';
import { texts } from './inbox.texts';

const filters = listFilters(noticesList, {
  kind: [shared.kind, shared.kinds],
  unread: [texts.columns.state, texts.states],
});

/** All notices of the reader, and which kinds of notices the reader gets. */
export function InboxPage({ panel }: { panel: Panel }) {
  const list = useListState(noticesList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort } = list.arg;
  const notices = useListNoticesQuery({ page, limit, sort, ...values });
  const rows = notices.data?.details;
  const columns = useMemo(() => columnsOf(panel), [panel]);
  const [mark] = useMarkNoticeMutation();
  const [markAll] = useMarkAllNoticesMutation();
  const { run, sending } = useInstant();
  const { runFor, isSending } = useInstantRows();
  return (
    <Page
      title={shared.title}
      actions={
        rows?.some(({ read }) => !read) && (
          <Button
            variant="default"
            loading={sending}
            onClick={() => void run(undefined, () => markAll({ markAllNoticesDto: {} }).unwrap())}
          >
            {shared.markAll}
          </Button>
        )
      }
    >
      <ListSection
        title={shared.title}
        list={list}
        query={notices}
        rows={rows}
        total={notices.data?.total}
        columns={columns}
        live={{ refetches: false }}
        rowName={shared.said}
        actions={({ _id, read }) =>
          read
            ? []
            : [
                {
                  label: texts.markRead,
                  busy: isSending(_id),
                  onClick: () => void runFor(_id, undefined, () => mark({ id: _id }).unwrap()),
                },
              ]
        }
        filterBar={filterBar}
        empty={emptyOr(texts.empty)}
      />
      <InboxSettings />
    </Page>
  );
}
