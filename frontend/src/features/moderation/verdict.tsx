import { Button, TextInput } from '@mantine/core';
import { useId, useState, type Ref } from 'react';
import type { ClaimedVideo } from '../../api/moderation.gen';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { hintOf, tooLong } from '../../components/record-form/limits';
import { formatAgo, formatDateTime } from '../../lib/format';
import { paths, searched } from '../../lib/paths';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import { SafeValue } from './safe-value';
import type { Verdict as Choice } from './use-decisions';
import { VideoState } from './video-state';
import { ScreenLink } from '../../components/base/rights/screen-link';

interface VerdictProps {
  video: ClaimedVideo;
  /** Its value is read when the moderator decides. */
  reason: Ref<HTMLInputElement>;
  /** The moderator wants to reject: a reason is missing. */
  needsReason: boolean;
  onDecide: (verdict: Choice) => void;
  onSkip: () => void;
  /** Called when the reason is complete and the keys mean decisions again. */
  onWritten: () => void;
}

const { facts, keys } = texts;

/** The facts about a video and the buttons to decide. */
export function Verdict({ video, reason, needsReason, onDecide, onSkip, onWritten }: VerdictProps) {
  const reasons = useId();
  const [typed, setTyped] = useState('');
  const { userId, caption, createdAt } = video;
  return (
    <div className={classes.verdict}>
      <p className={classes.caption} data-none={!caption || undefined}>
        {caption || texts.noCaption}
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{facts.safe}</dt>
          <dd>
            <SafeValue value={video.lastSafeValue} />
          </dd>
        </div>
        <div>
          <dt>{facts.status}</dt>
          <dd>
            <VideoState video={{ ...video, claimedBy: '' }} />
          </dd>
        </div>
        <div>
          <dt>{facts.user}</dt>
          <dd>
            <ScreenLink to={paths.admin.user(userId._id)} className={classes.ownerLink}>
              <span translate="no">{userId.username}</span>
            </ScreenLink>
            {video.rejections > 0 && (
              <ScreenLink to={searched(paths.admin.videos, userId.username)} className={classes.rejections}>
                {texts.rejections(video.rejections)}
              </ScreenLink>
            )}
          </dd>
        </div>
        <div>
          <dt>{facts.uploaded}</dt>
          <dd>
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatAgo(createdAt)}
            </time>
          </dd>
        </div>
      </dl>
      <TextInput
        ref={reason}
        label={texts.reason}
        description={hintOf(texts.reasonHint, reasonLimit, typed)}
        error={tooLong(typed, reasonLimit) ?? (needsReason && !typed.trim() && texts.reasonFirst)}
        list={reasons}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        aria-keyshortcuts={keys.reason}
        onKeyDown={({ key }) => ['Enter', 'Escape'].includes(key) && onWritten()}
        autoComplete="off"
      />
      <datalist id={reasons}>
        {texts.reasons.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className={classes.choices} role="group" aria-label={texts.stage}>
        <Choose
          label={texts.approve}
          keyName={keys.approve}
          tone="good"
          onPress={() => onDecide('approve')}
        />
        <Choose label={texts.reject} keyName={keys.reject} tone="bad" onPress={() => onDecide('reject')} />
        <Choose label={texts.delete} keyName={keys.delete} onPress={() => onDecide('delete')} />
        <Choose label={texts.next} keyName={keys.next} onPress={onSkip} />
      </div>
    </div>
  );
}

interface ChooseProps {
  label: string;
  keyName: string;
  tone?: 'good' | 'bad';
  onPress: () => void;
}

function Choose({ label, keyName, tone, onPress }: ChooseProps) {
  return (
    <Button
      variant="default"
      className={classes.choice}
      data-tone={tone}
      rightSection={<kbd aria-hidden>{keyName}</kbd>}
      aria-keyshortcuts={keyName}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
