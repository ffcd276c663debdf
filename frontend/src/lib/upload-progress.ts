import { useExternal } from './use-external';

/** A form with files that is being sent. */
export interface RunningUpload {
  /** In the order in which the form sends them. */
  files: readonly Blob[];
  /** The bytes of the whole form that were sent so far, and all of them. */
  sent: number;
  total: number;
  cancel: () => void;
}

let running: readonly RunningUpload[] = [];
const listeners = new Set<() => void>();

function put(next: readonly RunningUpload[]) {
  running = next;
  for (const listener of listeners) listener();
}

/** Adds an upload. `report` sets its progress, `end` removes it. */
export function beginUpload(files: readonly Blob[], cancel: () => void) {
  let own: RunningUpload = { files, sent: 0, total: files.reduce((sum, { size }) => sum + size, 0), cancel };
  put([...running, own]);
  return {
    report(sent: number, total: number) {
      if (sent === own.sent && total === own.total) return;
      const before = own;
      own = { ...own, sent, total };
      put(running.map((one) => (one === before ? own : one)));
    },
    end: () => put(running.filter((one) => one !== own)),
  };
}

/** Returns the running upload that sends one of these files. */
export const uploadWith = (files: readonly unknown[]): RunningUpload | undefined =>
  running.find((one) => one.files.some((file) => files.includes(file)));

/** Returns the sent share of one file, from 0 to 1. The texts of the form count as sent first. */
export function shareOf({ files, sent, total }: RunningUpload, file: Blob): number {
  const at = files.indexOf(file);
  const sizeOf = (some: readonly Blob[]) => some.reduce((sum, { size }) => sum + size, 0);
  const before = total - sizeOf(files) + sizeOf(files.slice(0, at));
  return file.size ? Math.min(1, Math.max(0, (sent - before) / file.size)) : 1;
}

export function watchUploads(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the running upload that sends one of these files; undefined without one. */
export const useUploadWith = (files: readonly unknown[]): RunningUpload | undefined =>
  useExternal(watchUploads, () => uploadWith(files));
