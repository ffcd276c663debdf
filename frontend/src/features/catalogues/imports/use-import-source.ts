import { useState } from 'react';
import { useListUploadsQuery, type Upload } from '../../../api/uploads.gen';
import type { ImportDto, TransferableKind } from '../../../api/catalogues.gen';
import { canFingerprint, fingerprintOf } from '../../../lib/fingerprint';
import { fileBytes } from '../../../lib/shared-limits.gen';
import { useUploadInParts } from './use-upload-in-parts';

type Source = Pick<ImportDto, 'file' | 'upload'>;

/** Files of at most one part are sent with the call itself. */
const needsParts = (file: File) => file.size > fileBytes.part && canFingerprint();

/** Tests whether a file is the one whose upload was begun. */
export const isFileOf = async ({ size, fingerprint }: Upload, file: File): Promise<boolean> =>
  file.size === size && (await fingerprintOf(file)) === fingerprint;

/** What an import reads: a small file, or an upload in parts, which is sent once for the check and the import. */
export function useImportSource(kind: TransferableKind) {
  const purpose = `catalogues/${kind}`;
  const parts = useUploadInParts(purpose);
  const [uploading, setUploading] = useState(false);
  const [finished, setFinished] = useState<Upload>();
  // Each part would make the list stale.
  const { data } = useListUploadsQuery(undefined, { skip: uploading });
  const own = data?.details.filter((upload) => upload.purpose === purpose) ?? [];

  /** Returns what to import; undefined when the person cancels the upload. */
  async function sourceOf(file: File | null): Promise<Source | undefined> {
    if (finished) return { upload: finished._id };
    if (!file) return undefined;
    if (!needsParts(file)) return { file };
    setUploading(true);
    try {
      const upload = await parts.send(file);
      setFinished(upload);
      return upload && { upload: upload._id };
    } finally {
      setUploading(false);
    }
  }
  return {
    sourceOf,
    uploading,
    lost: parts.lost,
    /** The upload that the import reads. */
    finished,
    use: setFinished,
    /** The uploads of earlier visits. */
    unfinished: own.filter(({ _id }) => _id !== finished?._id),
    remove: parts.remove,
  };
}

export type ImportSource = ReturnType<typeof useImportSource>;
