import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatLength } from '../../lib/format';
import { texts } from '../base/components.texts';
import classes from './media.module.css';
import { useAudio } from './use-audio';

interface AudioPlayerProps {
  /** The address of the song. */
  src: string;
  /** The accessible name. */
  label: string;
}

/** Plays a song with a position slider. Only one song of the screen plays at a time. */
export function AudioPlayer({ src, label }: AudioPlayerProps) {
  const { playing, position, length, broken, props, toggle, seek } = useAudio(src);
  return (
    <div role="group" aria-label={label} className={classes.audio}>
      <audio {...props} />
      {broken ? (
        <span role="alert" className={classes.unplayable}>
          <IconAlertTriangle size={16} aria-hidden />
          {texts.media.brokenAudio}
        </span>
      ) : (
        <>
          <ActionIcon
            variant="light"
            radius="xl"
            size={32}
            aria-label={playing ? texts.media.pause(label) : texts.media.play(label)}
            onClick={toggle}
          >
            {playing ? <IconPlayerPauseFilled size={15} /> : <IconPlayerPlayFilled size={15} />}
          </ActionIcon>
          <input
            type="range"
            className={classes.position}
            min={0}
            max={length || 1}
            step={1}
            disabled={!length}
            value={Math.min(position, length)}
            aria-label={texts.media.position(label)}
            aria-valuetext={texts.media.at(formatLength(position), formatLength(length))}
            onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          />
          <span className={classes.times}>
            {formatLength(position)}
            {length > 0 && ` / ${formatLength(length)}`}
          </span>
        </>
      )}
    </div>
  );
}
