import { IconFileImport, IconMovie, IconMusic, IconPhotoOff, IconPhotoUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { whenConnected } from '../../lib/chunk';
import { fileUrl } from '../../lib/files';
import type { UploadKind } from '../../lib/upload-kinds';
import { ErrorBoundary } from '../error-boundary';
import { useFileUrl } from '../use-file-url';
import classes from './upload-field.module.css';

// Most forms hold pictures only: what plays is loaded where there is something to play.
const MovingPicture = lazy(async () => ({
  default: (await whenConnected(() => import('../media/moving-picture'))).MovingPicture,
}));
const AudioPlayer = lazy(async () => ({
  default: (await whenConnected(() => import('../media/audio-player'))).AudioPlayer,
}));

const icons = { image: IconPhotoUp, animation: IconMovie, audio: IconMusic, transfer: IconFileImport };

interface UploadPreviewProps {
  kind: UploadKind;
  /** Chosen and not sent yet. */
  file?: File | null | undefined;
  /** The stored one. */
  current?: string | undefined;
  label: string;
  /** Told when the chosen file turns out to be no picture. */
  onBroken?: () => void;
}

/** The file that a field holds: its picture, its animation played, its song to be heard; an icon when there is none. */
export function UploadPreview({ kind, file, current, label, onBroken }: UploadPreviewProps) {
  const source = file ?? fileUrl(current);
  const Icon = icons[kind];
  const icon = <Icon size={28} stroke={1.4} aria-hidden />;
  if (!source || kind === 'transfer') return icon;
  if (kind === 'image') return <ImagePreview source={source} onBroken={onBroken} />;
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

interface ImagePreviewProps {
  source: string | File;
  onBroken: UploadPreviewProps['onBroken'];
}

function ImagePreview({ source, onBroken }: ImagePreviewProps) {
  const url = useFileUrl(source);
  const [broken, setBroken] = useState<string>();
  function fail() {
    setBroken(url);
    if (source instanceof File) onBroken?.();
  }
  if (broken === url) return <IconPhotoOff size={28} stroke={1.4} aria-hidden />;
  return <img src={url} alt="" className={classes.preview} onError={fail} />;
}

const AudioPreview = ({ source, label }: { source: string | File; label: string }) => (
  <AudioPlayer src={useFileUrl(source)} label={label} />
);
