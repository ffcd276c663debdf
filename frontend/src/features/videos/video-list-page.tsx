import { useState } from 'react';
import { videosList } from '../../api/videos.lists.gen';
import { useDeleteVideoMutation, useListVideosQuery, type Video } from '../../api/videos.gen';
import { useBulk } from '../../components/bulk/use-bulk';
import { useVideoChange, videoActions } from '../../components/bulk/video-actions';
import { linked, listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import type { Column, MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { ListPage } from '../../components/base/list-page/list-page';
import { onDemand } from '../../components/base/on-demand';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { useInstant } from '../../components/base/use-instant';
import { VideoThumb } from '../../components/base/video-thumb';
import { formatAgo, formatDateTime } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { VideoModal } from './video-modal';
import classes from './videos.module.css';
import { texts } from './videos.texts';

const tones: Record<Video['status'], Tone> = { 0: 'warn', 1: 'good', 2: 'bad', 3: 'calm' };

const columns = (open: (video: Video) => void): Column<Video>[] => [
  {
    field: 'userId.username',
    title: texts.columns.username,
    card: 'title',
    value: ({ userId }) => userId.username,
  },
  {
    field: 'thumbnail',
    title: texts.columns.thumbnail,
    card: 'picture',
    width: 132,
    value: (video) => (
      <VideoThumb poster={video.thumbnail} name={video.userId.username} onOpen={() => open(video)} />
    ),
  },
  { field: 'userId.name', title: texts.columns.name, value: ({ userId }) => userId.name },
  {
    field: 'caption',
    title: texts.columns.caption,
    value: ({ caption }) =>
      caption ? (
        <span className={classes.caption}>{caption}</span>
      ) : (
        <span className={classes.none}>{texts.noCaption}</span>
      ),
  },
  {
    field: 'status',
    title: texts.columns.status,
    card: 'badge',
    value: ({ status }) => <StatusBadge tone={tones[status]}>{texts.states[status]}</StatusBadge>,
  },
  {
    field: 'createdAt',
    title: texts.columns.uploaded,
    value: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    ),
  },
];

const rowName = ({ userId }: Video) => texts.of(userId.username);

const filters = listFilters(videosList, {
  status: [texts.filters.status, texts.filters.states],
  days: texts.filters.uploaded,
  score: texts.filters.score,
  user: linked(texts.filters.owner),
});

const VideoMore = onDemand<MoreProps<Video>>(async () => (await import('./video-more')).VideoMore);
const details: RowDetails<Video> = {
  more: (props) => <VideoMore {...props} />,
  without: ['thumbnail', 'caption'],
};

export function VideoListPage() {
  const list = useListState(videosList);
  const { page, limit, search, sort } = list.arg;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const videos = useListVideosQuery({ page, limit, search, sort, ...values });
  const rows = videos.data?.data;
  const total = videos.data?.total;
  const { all: _all, ...selecting } = useBulk<Video>({
    ...{ list, query: videos, rows, total, filter: values, actions: videoActions, rowName },
    ...useVideoChange(),
  });
  const [shown, setShown] = useState<Video>();
  const [remove] = useDeleteVideoMutation();
  const { run } = useInstant();

  const ask = (video: Video) =>
    run(
      {
        title: texts.deletion,
        effect: texts.deleteEffect(video.userId.username),
        yes: texts.delete,
        danger: true,
      },
      () => remove({ id: video._id }).unwrap(),
    );
  return (
    <>
      <ListPage
        {...selecting}
        list={list}
        query={videos}
        rows={rows}
        total={total}
        columns={columns(setShown)}
        rowName={rowName}
        actions={(video) => [
          { label: texts.view, onClick: () => setShown(video) },
          { label: texts.delete, right: 'videos.decide', danger: true, onClick: () => void ask(video) },
        ]}
        details={details}
        searchLabel={texts.search}
        filterBar={filterBar}
        empty={emptyOr(texts.empty)}
      />
      <VideoModal video={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
