import { setUploadProgress } from '../lib/upload-progress';

/** Sends a form as fetch does, but reports the upload progress: XMLHttpRequest reports it, fetch does not. */
export function sendWithProgress(input: RequestInfo | URL, body: FormData): Promise<Response> {
  const request = input as Request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      // The browser writes the content-type header itself, with the form's boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => setUploadProgress(total ? loaded / total : undefined);
    xhr.onload = () => {
      const type = xhr.getResponseHeader('content-type') ?? '';
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: { 'content-type': type } }));
    };
    xhr.onerror = () => reject(new TypeError('Network error'));
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    xhr.onloadend = () => setUploadProgress(undefined);
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
