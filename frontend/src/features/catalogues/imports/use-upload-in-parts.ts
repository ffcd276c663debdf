import { useEffect, useRef, useState } from 'react';
import {
  useAddUploadPartMutation,
  useDeleteUploadMutation,
  useLazyFetchUploadQuery,
  useStartUploadMutation,
  type Upload,
} from '../../../api/uploads.gen';
import { fileChanged } from '../../../api/api-error';
import { gotNoAnswer, hasFileChanged, isApiError, wasNotSent } from '../../../api/errors-to-form';
import { reachable } from '../../../lib/connection';
import { fingerprintOf } from '../../../lib/fingerprint';
import { fileBytes } from '../../../lib/shared-limits.gen';
import { beginUpload, uploadWith, watchUploads } from '../../../lib/upload-progress';

interface Sending {
  file: File;
  report: (sent: number) => void;
  signal: AbortSignal;
}

/** How often a part is sent again when the server answers but takes none, and the pause before, in milliseconds. */
const patience = { tries: 5, pause: 2000 };

const pauseFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
const isBusy = (error: unknown) => isApiError(error) && error.code === 'UNAVAILABLE';

/** Sends a large file in parts. A lost connection only pauses the upload; a later visit can continue it. */
export function useUploadInParts(purpose: string) {
  const [start] = useStartUploadMutation();
  const [addPart] = useAddUploadPartMutation();
  const [fetchUpload] = useLazyFetchUploadQuery();
  const [remove] = useDeleteUploadMutation();
  const [lost, setLost] = useState(false);
  const running = useRef<AbortController>(undefined);
  // What has arrived stays on the server when the screen closes.
  useEffect(
    () => () => {
      const closed = running.current;
      running.current = undefined;
      closed?.abort();
    },
    [],
  );

  /** Sends one part, and reports its bytes as those of the whole file. */
  async function sendPart({ file, report, signal }: Sending, { _id: id, received }: Upload) {
    const part = file.slice(received, received + fileBytes.part);
    const unwatch = watchUploads(() => {
      const sent = uploadWith([part])?.sent;
      if (sent !== undefined) report(received + Math.min(sent, part.size));
    });
    const request = addPart({ id, addUploadPartDto: { offset: received, part } });
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    try {
      return (await request.unwrap()).details;
    } finally {
      unwatch();
      signal.removeEventListener('abort', stop);
    }
  }

  /** Waits until the server can be asked again; throws an error that waiting does not solve. */
  async function recover(error: unknown, signal: AbortSignal) {
    if (isApiError(error) && error.code === 'OFFSET_MISMATCH') return;
    const mayGoOn = gotNoAnswer(error) || wasNotSent(error) || isBusy(error);
    if (!mayGoOn || hasFileChanged(error)) throw error;
    setLost(true);
    if (isBusy(error)) await pauseFor(patience.pause);
    await Promise.race([reachable(), abortOf(signal)]);
    setLost(false);
  }

  /** Sends what the server lacks of the file, and returns the finished upload. */
  async function sendRest(sending: Sending, begun: Upload): Promise<Upload> {
    let upload = begun;
    let failures = 0;
    while (upload.received < upload.size) {
      sending.signal.throwIfAborted();
      const before = upload.received;
      sending.report(before);
      try {
        upload = await sendPart(sending, upload);
      } catch (error) {
        failures += 1;
        if (sending.signal.aborted || failures > patience.tries) throw error;
        await recover(error, sending.signal);
        // The answer may be lost while the part has arrived.
        upload = await fetchUpload({ id: upload._id })
          .unwrap()
          .then(({ details }) => details)
          .catch(() => upload);
      }
      if (upload.received > before) failures = 0;
    }
    return upload;
  }

  return {
    /** Whether the upload waits for the connection. */
    lost,
    /** Uploads a file, or the rest of a file that was begun before. Resolves to undefined when the person cancels. */
    async send(file: File): Promise<Upload | undefined> {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const whole = beginUpload([file], () => controller.abort());
      let begun: Upload | undefined;
      try {
        const fingerprint = await fingerprintOf(file).catch(() => {
          throw fileChanged(['file']) as unknown;
        });
        const given = { purpose, name: file.name, size: file.size, fingerprint };
        begun = (await start({ startUploadDto: given }).unwrap()).details;
        return await sendRest({ file, signal, report: (sent) => whole.report(sent, file.size) }, begun);
      } catch (error) {
        if (!signal.aborted) throw error;
        // A screen that closes aborts too, and keeps what has arrived.
        if (begun && running.current === controller) void remove({ id: begun._id });
        return undefined;
      } finally {
        setLost(false);
        whole.end();
      }
    },
    remove: (id: string) => remove({ id }).unwrap(),
  };
}
