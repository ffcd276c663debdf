import express, { type RequestHandler } from 'express';

/** What a stored file's address looks like. Anything else (dots, escapes, backslashes) is not looked up on the disk. */
const STORED = /^\/([\w-]+)\/(?:thumb\/)?[\w-]+\.\w+$/;
const THUMBNAIL = /\/thumb\/([^/]+)$/;
/** The one catalogue whose files not everybody may fetch. */
const GUARDED = 'videos';

const serve = (root: string, options: { immutable: boolean; maxAge: string }) =>
  express.static(root, {
    ...options,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (path.endsWith('.svga')) response.setHeader('Content-Type', 'application/octet-stream');
    },
  });

/**
 * Serves stored files: each upload has a fresh id, so they may be kept for ever; never guessed to be something else.
 * A video's files are answered when `isPublic` says so, for an hour, because an approval can be taken back; otherwise
 * the request goes on to the route that asks for a session.
 */
export function serveUploads(root: string, isPublic: (path: string) => Promise<boolean>): RequestHandler {
  const forEver = serve(root, { immutable: true, maxAge: '365d' });
  const forAnHour = serve(root, { immutable: false, maxAge: '1h' });
  return (request, response, next) => {
    const [, catalogue] = STORED.exec(request.path) ?? [];
    if (!catalogue) return next();
    if (catalogue.toLowerCase() !== GUARDED) return forEver(request, response, next);
    const path = `uploads${request.path.replace(THUMBNAIL, '/$1')}`;
    isPublic(path).then((open) => (open ? forAnHour(request, response, next) : next()), next);
  };
}
