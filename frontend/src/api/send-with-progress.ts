import { beginUpload } from '../lib/upload-progress';

/** A form that got no answer: cancelled by the person, or the connection was lost. */
export class BrokenUpload extends Error {
  constructor(
    readonly cancelled: boolean,
    /** Whether the whole form may have left, so that the server may have carried out the call. */
    readonly mayBeDone: boolean,
  ) {
    super('The form got no answer');
  }
}

/** The browser reports progress with a delay. What it may have sent since the last report counts as sent. */
const UNREPORTED = { milliseconds: 500, bytes: 64 * 1024 };

/**
 * Sends a form as fetch does, but reports the progress of its files: XMLHttpRequest reports it, fetch does not. Rejects
 * with BrokenUpload when no answer comes.
 */
export function sendWithProgress(
  input: RequestInfo | URL,
  body: FormData,
  files: readonly Blob[],
): Promise<Response> {
  const request = input as Request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const upload = beginUpload(files, () => xhr.abort());
    const startedAt = Date.now();
    const progress = { sent: 0, total: files.reduce((sum, { size }) => sum + size, 0) };
    function mayBeDone() {
      const { sent, total } = progress;
      const perMillisecond = sent / Math.max(1, Date.now() - startedAt);
      return total - sent <= perMillisecond * UNREPORTED.milliseconds + UNREPORTED.bytes;
    }
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      // The browser writes the content-type header itself, with the form's boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => {
      Object.assign(progress, { sent: loaded, total });
      upload.report(loaded, total);
    };
    xhr.onload = () => {
      const type = xhr.getResponseHeader('content-type') ?? '';
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: { 'content-type': type } }));
    };
    xhr.onerror = () => reject(new BrokenUpload(false, mayBeDone()));
    xhr.onabort = () => reject(new BrokenUpload(true, mayBeDone()));
    xhr.onloadend = () => upload.end();
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
