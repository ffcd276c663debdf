import { ActionIcon, Slider } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatLength } from '../../lib/format';
import { texts } from '../components.texts';
import classes from './media.module.css';
import { useAudio } from './use-audio';

interface AudioPlayerProps {
  /** The address of the song. */
  src: string;
  /** What it is called, for those who cannot see what it stands beside. */
  label: string;
}

/** Plays a song: its place and its length, and one song at a time on the whole screen. */
export function AudioPlayer({ src, label }: AudioPlayerProps) {
  const { playing, position, length, broken, props, toggle, seek } = useAudio(src);
  const whole = Number.isFinite(length) ? length : 0;
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
          <Slider
            size="sm"
            min={0}
            max={whole || 1}
            step={1}
            disabled={!whole}
            value={Math.min(position, whole)}
            onChange={seek}
            label={null}
            thumbProps={{
              'aria-label': texts.media.position(label),
              'aria-valuetext': texts.media.at(formatLength(position), formatLength(whole)),
            }}
          />
          <span className={classes.times}>
            {formatLength(position)} / {whole ? formatLength(whole) : '–:––'}
          </span>
        </>
      )}
    </div>
  );
}
