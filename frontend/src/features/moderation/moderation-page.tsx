import { Switch } from '@mantine/core';
import { useRef } from 'react';
import { useListDoneVideosQuery } from '../../api/moderation.gen';
import { useStoredFlag } from '../../components/base/app-shell/use-stored-flag';
import { Page } from '../../components/base/page';
import { DoneList } from './done-list';
import { PreloadVideos } from './preload-videos';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import { NoVideo } from './no-video';
import { QueueList } from './queue-list';
import { ShortcutList } from './shortcut-list';
import { Stage } from './stage';
import { useAskDelete } from './use-ask-delete';
import { useModerationKeys } from './use-moderation-keys';
import { useModerator } from './use-moderator';
import { useQueue } from './use-queue';
import { Verdict } from './verdict';
import { WaitingHint } from './waiting-hint';

const shownDone = 5;

/** The queue of undecided videos: shows one at a time, decided by a key, and then the next one at once. */
export function ModerationPage() {
  const queue = useQueue();
  const { current } = queue;
  const [blur, toggleBlur] = useStoredFlag('callboard-blur-videos', true);
  const [asksDelete, setAsksDelete] = useAskDelete();
  const player = useRef<HTMLVideoElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLElement>(null);
  const done = useListDoneVideosQuery({ page: 1, limit: shownDone });
  const latest = done.data?.details ?? [];
  const moderator = useModerator(queue, { whole: desk, work, reason }, { blur, asksDelete });
  useModerationKeys(player, {
    approve: () => void moderator.decide('approve'),
    reject: () => void moderator.decide('reject'),
    delete: () => void moderator.decide('delete'),
    next: moderator.skip,
    undo: () => void moderator.undo(queue.lastDecided(latest)),
    reason: () => reason.current?.focus(),
    blur: toggleBlur,
  });

  return (
    <Page
      aside={<WaitingHint />}
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
        {moderator.said}
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
                hidden={moderator.hidden}
                autoPlay={!blur}
                onShow={moderator.show}
              />
              <Verdict
                key={`verdict ${current._id}`}
                video={current}
                reason={reason}
                needsReason={moderator.needsReason}
                onDecide={(verdict) => void moderator.decide(verdict)}
                onSkip={moderator.skip}
                onWritten={() => work.current?.focus()}
              />
            </>
          ) : (
            <NoVideo queue={queue} />
          )}
        </section>
        <div className={classes.side}>
          <DoneList
            videos={latest}
            total={done.data?.total ?? 0}
            blur={blur}
            onUndo={(id) => void moderator.undo(id)}
          />
          <ShortcutList />
        </div>
      </div>
      <PreloadVideos videos={queue.following} />
      <QueueList
        queue={queue}
        blur={blur}
        onDecide={(video, verdict) => void moderator.decideInList(video, verdict)}
      />
    </Page>
  );
}
