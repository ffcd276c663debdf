import {
  IconFileImport,
  IconFileTypeCsv,
  IconMovie,
  IconMusic,
  IconPhotoOff,
  IconPhotoUp,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { whenConnected } from '../../lib/chunk';
import { fileUrl } from '../../lib/files';
import type { PictureShape } from '../../lib/picture-shapes';
import type { UploadKind } from '../../lib/upload-kinds';
import { ErrorBoundary } from '../base/error-boundary';
import { useFileUrl } from '../base/use-file-url';
import classes from './upload-field.module.css';

// Most forms contain pictures only, so the players load on demand.
const MovingPicture = lazy(async () => ({
  default: (await whenConnected(() => import('../media/moving-picture'))).MovingPicture,
}));
const AudioPlayer = lazy(async () => ({
  default: (await whenConnected(() => import('../media/audio-player'))).AudioPlayer,
}));

const icons = {
  image: IconPhotoUp,
  animation: IconMovie,
  audio: IconMusic,
  transfer: IconFileImport,
  table: IconFileTypeCsv,
};

interface UploadPreviewProps {
  kind: UploadKind;
  /** The chosen file that is not uploaded yet. */
  file?: File | null | undefined;
  /** The stored file. */
  current?: string | undefined;
  /** The place that shows the picture: the preview has its size. */
  shape?: PictureShape | undefined;
  label: string;
  /** Called if the chosen file is not a valid picture. */
  onBroken?: () => void;
}

/** Previews the file of a field: a picture, a playing animation or a song; an icon if the field is empty. */
export function UploadPreview({ kind, file, current, shape, label, onBroken }: UploadPreviewProps) {
  const source = file ?? fileUrl(current);
  const Icon = icons[kind];
  const icon = <Icon size={28} stroke={1.4} aria-hidden />;
  if (!source || kind === 'transfer' || kind === 'table') return icon;
  if (kind === 'image') return <ImagePreview source={source} shape={shape} onBroken={onBroken} />;
  return (
    // A player that fails to load must not unmount the form with everything typed there.
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
  shape: PictureShape | undefined;
  onBroken: UploadPreviewProps['onBroken'];
}

function ImagePreview({ source, shape, onBroken }: ImagePreviewProps) {
  const url = useFileUrl(source);
  const [broken, setBroken] = useState<string>();
  function fail() {
    setBroken(url);
    if (source instanceof File) onBroken?.();
  }
  if (broken === url) return <IconPhotoOff size={28} stroke={1.4} aria-hidden />;
  return <img src={url} alt="" className={classes.preview} data-shape={shape} onError={fail} />;
}

const AudioPreview = ({ source, label }: { source: string | File; label: string }) => (
  <AudioPlayer src={useFileUrl(source)} label={label} />
);
