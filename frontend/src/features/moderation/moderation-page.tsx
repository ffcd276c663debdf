import { Button, Skeleton, Switch } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useListDoneVideosQuery,
  useListVulgarVideosQuery,
  useReadScoringStateQuery,
  type Video,
} from '../../api/moderation.gen';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { useStoredFlag } from '../../components/app-shell/use-stored-flag';
import { useConfirm } from '../../components/confirm';
import { Page } from '../../components/page';
import { IfMay } from '../../components/rights/if-may';
import { tooLong } from '../../components/record-form/limits';
import { EmptyState, ErrorState } from '../../components/state-views';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { DoneList } from './done-list';
import { LoadAhead } from './load-ahead';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import { QueueList } from './queue-list';
import { ShortcutList } from './shortcut-list';
import { Stage } from './stage';
import { useAskDelete } from './use-ask-delete';
import type { Verdict as Choice } from './use-decisions';
import { useQueue, type Queue } from './use-queue';
import { Verdict } from './verdict';
import { useModerationKeys } from './use-moderation-keys';

const shownDone = 5;
const states: Record<Choice, string> = {
  approve: texts.states[1],
  reject: texts.states[2],
  delete: texts.states[3],
};

/** The queue of undecided videos: shows one at a time, decided by a key, and then the next one at once. */
export function ModerationPage() {
  const queue = useQueue();
  const { current } = queue;
  const [blur, toggleBlur] = useStoredFlag('callboard-blur-videos', true);
  const [said, setSaid] = useState('');
  const [seen, setSeen] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const [asksDelete, setAsksDelete] = useAskDelete();
  const confirm = useConfirm();
  const player = useRef<HTMLVideoElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLElement>(null);
  const done = useListDoneVideosQuery({ page: 1, limit: shownDone });
  const waiting = useListVulgarVideosQuery({ page: 1, limit: 1 }).data?.total;
  const scoring = useReadScoringStateQuery().data?.details;
  const latest = done.data?.details ?? [];
  const hidden = blur && seen !== current?._id;

  /** Moves the focus to the desk, because the focused button or field is unmounted with the decided video. */
  function stay() {
    if (desk.current?.contains(document.activeElement)) work.current?.focus({ preventScroll: true });
  }
  const show = () => setSeen(current?._id);
  async function decide(choice: Choice) {
    if (!current) return;
    const why = reason.current?.value.trim() ?? '';
    // The field shows its own error.
    if (tooLong(why, reasonLimit)) return reason.current?.focus();
    if (choice !== 'delete' && hidden) {
      stay();
      show();
      setSaid(texts.lookFirst[choice]);
      return;
    }
    if (choice === 'reject' && !why) return askReason(current._id);
    await settle(current, choice, why);
  }
  function askReason(id: string) {
    setRejected(id);
    setSaid(texts.reasonFirst);
    reason.current?.focus();
  }
  // A video from the list has no field for its reason before it is on the stage.
  useEffect(() => {
    if (rejected !== undefined && rejected === current?._id) reason.current?.focus();
  }, [rejected, current?._id]);
  async function settle(video: Video, choice: Choice, why: string) {
    const question = {
      ...texts.deletion,
      title: texts.deletion.title(video.userId.username),
      danger: true,
      again: 'd',
    };
    if (choice === 'delete' && asksDelete && !(await confirm(question))) return;
    stay();
    const decided = await queue.decide(video, choice, why);
    if (decided) setSaid(texts.announce(states[choice], video.userId.username));
  }
  /**
   * While the list blurs its pictures, a video must be shown on the stage before it can be approved or rejected. The
   * stage also asks for the reason of a rejection.
   */
  async function decideInList(video: Video, choice: Choice) {
    const isUnseen = blur && seen !== video._id;
    if (choice === 'delete' || (choice === 'approve' && !isUnseen)) return settle(video, choice, '');
    await queue.pick(video._id);
    if (!isUnseen) return askReason(video._id);
    // From now on the keys act on the video, not on the pressed row.
    work.current?.focus();
    setSaid(texts.lookFirst[choice]);
  }
  function skip() {
    if (!current) return;
    stay();
    queue.skip(current._id);
  }
  async function undo(id: string | undefined) {
    if (!id) return;
    stay();
    const video = await queue.undo(id);
    if (video) setSaid(texts.takenBack(video.userId.username));
  }
  function play() {
    const video = player.current;
    if (video) void (video.paused ? video.play() : video.pause());
  }
  useModerationKeys({
    approve: () => void decide('approve'),
    reject: () => void decide('reject'),
    delete: () => void decide('delete'),
    next: skip,
    undo: () => void undo(queue.lastDecided(latest)),
    reason: () => reason.current?.focus(),
    blur: toggleBlur,
    sound: () => {
      const video = player.current;
      if (video) video.muted = !video.muted;
    },
    play,
  });

  return (
    <Page
      aside={
        <span className={classes.hint}>
          {waiting !== undefined && texts.waiting(formatNumber(waiting))}
          {scoring?.enabled === false && (
            <IfMay to={paths.admin.secretKeys}>
              {` · ${texts.unscored} `}
              <Link to={paths.admin.secretKeys}>{texts.addKeys}</Link>
            </IfMay>
          )}
        </span>
      }
      actions={
        <>
          <Switch
            size="sm"
            label={texts.askDelete}
            checked={asksDelete}
            onChange={({ currentTarget }) => setAsksDelete(currentTarget.checked)}
          />
          <Switch size="sm" label={texts.blur} checked={blur} onChange={toggleBlur} />
        </>
      }
    >
      <p role="status" className={classes.said}>
        {said}
      </p>
      <div ref={desk} className={classes.desk}>
        <section
          ref={work}
          tabIndex={-1}
          className={classes.work}
          aria-label={texts.stage}
          aria-busy={queue.loading}
        >
          {current ? (
            <>
              <Stage
                key={current._id}
                video={current}
                player={player}
                hidden={hidden}
                autoPlay={!blur}
                onShow={show}
              />
              <Verdict
                key={`verdict ${current._id}`}
                video={current}
                reason={reason}
                needsReason={rejected === current._id}
                onDecide={(choice) => void decide(choice)}
                onSkip={skip}
                onWritten={() => work.current?.focus()}
              />
            </>
          ) : (
            <Rest queue={queue} />
          )}
        </section>
        <div className={classes.side}>
          <DoneList
            videos={latest}
            total={done.data?.total ?? 0}
            blur={blur}
            onUndo={(id) => void undo(id)}
          />
          <ShortcutList />
        </div>
      </div>
      <LoadAhead videos={queue.ahead} />
      <QueueList queue={queue} blur={blur} onDecide={(video, choice) => void decideInList(video, choice)} />
    </Page>
  );
}

/** Replaces the video while it is loading, when the queue is empty, or when all videos were skipped. */
function Rest({ queue }: { queue: Queue }) {
  if (queue.error !== undefined) return <ErrorState error={queue.error} onRetry={queue.retry} />;
  if (queue.loading) return <Skeleton className={classes.stage} />;
  if (queue.putOff === 0) return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />;
  return (
    <EmptyState
      title={texts.putOffTitle}
      hint={texts.putOff(formatNumber(queue.putOff))}
      action={<Button onClick={queue.lookAgain}>{texts.lookAgain}</Button>}
    />
  );
}
