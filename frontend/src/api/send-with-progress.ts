import { setUploadProgress } from '../lib/upload-progress';

/** fetch cannot tell how far an upload has come; XMLHttpRequest can. Takes and gives what fetch does. */
export function sendWithProgress(input: RequestInfo | URL, body: FormData): Promise<Response> {
  const request = input as Request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      // The browser itself writes the form's boundary into this one.
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
