import { IconFileImport, IconMovie, IconMusic, IconPhotoUp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { fileUrl } from '../lib/files';
import type { UploadKind } from '../lib/upload-kinds';
import { ErrorBoundary } from './error-boundary';
import { useFileUrl } from './use-file-url';
import classes from './upload-field.module.css';

// Most forms hold pictures only: what plays is loaded where there is something to play.
const MovingPicture = lazy(async () => ({
  default: (await import('./media/moving-picture')).MovingPicture,
}));
const AudioPlayer = lazy(async () => ({ default: (await import('./media/audio-player')).AudioPlayer }));

const icons = { image: IconPhotoUp, animation: IconMovie, audio: IconMusic, transfer: IconFileImport };

interface UploadPreviewProps {
  kind: UploadKind;
  /** Chosen and not sent yet. */
  file?: File | null;
  /** The stored one. */
  current?: string;
  label: string;
}

/** The file that a field holds: its picture, its animation played, its song to be heard; an icon when there is none. */
export function UploadPreview({ kind, file, current, label }: UploadPreviewProps) {
  const source = file ?? fileUrl(current);
  const Icon = icons[kind];
  const icon = <Icon size={28} stroke={1.4} aria-hidden />;
  if (!source || kind === 'transfer') return icon;
  if (kind === 'image') return <ImagePreview source={source} />;
  return (
    // A player that cannot be loaded must not take the form away with what was typed there.
    <ErrorBoundary instead={icon}>
      <Suspense fallback={icon}>
        {kind === 'animation' ? (
          <MovingPicture src={source} label={label} />
        ) : (
          <AudioPreview source={source} label={label} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

const ImagePreview = ({ source }: { source: string | File }) => (
  <img src={useFileUrl(source)} alt="" className={classes.preview} />
);

const AudioPreview = ({ source, label }: { source: string | File; label: string }) => (
  <AudioPlayer src={useFileUrl(source)} label={label} />
);
