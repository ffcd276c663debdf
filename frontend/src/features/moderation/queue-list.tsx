import { vulgarVideosList } from '../../api/moderation.lists.gen';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDecideVideoMutation, useListVulgarVideosQuery, type Video } from '../../api/moderation.gen';
import type { BulkAction } from '../../components/bulk/bulk.types';
import { useBulk } from '../../components/bulk/use-bulk';
import { useVideoChange, videoActions } from '../../components/bulk/video-actions';
import { WaitingSince } from '../../components/decision-queue/waiting-since';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column, RowAction } from '../../components/base/list-page/list.types';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { VideoThumb } from '../../components/base/video-thumb';
import { formatAgo } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import { SafeValue } from './safe-value';
import type { Verdict } from './use-decisions';
import type { Queue } from './use-queue';
import { VideoState } from './video-state';
import { ScreenLink } from '../../components/base/rights/screen-link';

const [undecided, approved, deleted] = [0, 1, 3] as const;
/** The polling interval for other moderators' claims and for new videos, in milliseconds. */
const look = 20_000;

/**
 * What can be done to selected videos of one state: each state no longer has the action that leads to it, nor those
 * before. The question says so when no moderator has seen the pictures.
 */
const bulkActions = (status: number, blur: boolean): readonly BulkAction[] =>
  videoActions.slice(status).map((action): BulkAction => {
    if (!blur || action.name === 'delete') return action;
    return { ...action, effect: texts.unseen[action.name], final: true };
  });

const rowName = ({ userId }: Video) => texts.of(userId.username);

const columns = (blur: boolean, mine: Queue['mine']): Column<Video>[] => [
  {
    field: 'thumbnail',
    title: texts.columns.video,
    card: 'picture',
    width: 88,
    value: ({ thumbnail, userId }) => (
      <VideoThumb poster={thumbnail} name={userId.username} size={56} blurred={blur} />
    ),
  },
  {
    field: 'userId.username',
    title: texts.columns.username,
    card: 'title',
    value: ({ userId, caption }) => (
      <>
        <ScreenLink to={paths.admin.user(userId._id)} className={classes.ownerLink}>
          {userId.username}
        </ScreenLink>
        {caption && <span className={classes.small}>{caption}</span>}
      </>
    ),
  },
  {
    field: 'lastSafeValue',
    title: texts.columns.safe,
    value: ({ lastSafeValue }) => <SafeValue value={lastSafeValue} />,
  },
  {
    field: 'status',
    title: texts.columns.status,
    card: 'badge',
    value: (video) => (
      <>
        <VideoState video={video} mine={mine.has(video._id)} />
        {video.decidedAt && (
          <span className={classes.small}>
            {texts.decidedBy(video.decidedBy, formatAgo(video.decidedAt))}
          </span>
        )}
      </>
    ),
  },
  {
    field: 'createdAt',
    title: texts.columns.uploaded,
    value: ({ createdAt, status }) => <WaitingSince at={createdAt} waits={status === undecided} />,
  },
];

interface QueueListProps {
  queue: Queue;
  blur: boolean;
  onDecide: (video: Video, verdict: Verdict) => void;
}

/** All videos of one state; undecided videos are sorted by safe value, lowest first. */
export function QueueList({ queue, blur, onDecide }: QueueListProps) {
  const [rejected, setRejected] = useState<Video>();
  const [decideVideo] = useDecideVideoMutation();
  const list = useListState(vulgarVideosList);
  const [params, setParams] = useSearchParams();
  const state = texts.states.find((name) => name === params.get('status')) ?? texts.states[undecided];
  const status = texts.states.indexOf(state);
  const { page, limit } = list.arg;
  const videos = useListVulgarVideosQuery(
    { page, limit, status },
    { pollingInterval: look, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  // While the next state loads, the data is still the previous state's answer: filter it out.
  const rows = videos.data?.details.filter(
    (video) => video.status === status && !(status === undecided && queue.gone.includes(video._id)),
  );

  const { selection, bar, foot } = useBulk<Video>({
    ...{ list, query: videos, rows, total: videos.data?.total, filter: { status: String(status) } },
    rowName,
    ...{ actions: bulkActions(status, blur), onEnd: queue.startAnew },
    ...useVideoChange(),
  });

  const actions = (video: Video): RowAction[] =>
    status === undecided
      ? [
          { label: texts.review, onClick: () => void queue.pick(video._id) },
          { label: texts.approve, onClick: () => onDecide(video, 'approve') },
          { label: texts.reject, onClick: () => onDecide(video, 'reject') },
          { label: texts.delete, danger: true, onClick: () => onDecide(video, 'delete') },
        ]
      : [
          ...(status === approved
            ? [{ label: texts.reject, danger: true, onClick: () => setRejected(video) }]
            : []),
          { label: texts.reopen, onClick: () => void queue.undo(video._id) },
        ];

  return (
    <>
      <ListSection
        title={texts.list}
        list={list}
        live={false}
        query={videos}
        rows={videos.isFetching && rows?.length === 0 ? undefined : rows}
        total={videos.data?.total}
        columns={columns(blur, queue.mine)}
        rowName={rowName}
        actions={actions}
        {...(status !== deleted && { selection, bar, foot })}
        empty={texts.empty}
        filters={
          <SegmentedControl
            size="xs"
            aria-label={texts.columns.status}
            data={[...texts.states]}
            value={state}
            onChange={(value) =>
              setParams(value === texts.states[undecided] ? {} : { status: value }, {
                preventScrollReset: true,
              })
            }
          />
        }
      />
      {rejected && (
        <ReasonDialog
          title={texts.rejection.title(rejected.userId.username)}
          effect={texts.rejection.effect}
          label={texts.rejection.reason}
          yes={texts.rejection.yes}
          onGive={(reason) =>
            decideVideo({ decideVideoDto: { id: rejected._id, status: 2, from: approved, reason } }).unwrap()
          }
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  );
}
