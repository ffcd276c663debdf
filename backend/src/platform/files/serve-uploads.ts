import type { RequestHandler, Response } from 'express';
import type { FilesService } from './files.service.js';
import type { Keep } from './storage/storage.js';

/** The pattern of a stored file's URL. Any other path (dots, escapes, backslashes) is not looked up. */
const STORED = /^\/([\w-]+)\/(?:thumb\/)?[\w-]+\.\w+$/;
const THUMBNAIL = /\/thumb\/([^/]+)$/;
/** The only catalogue with restricted files. */
const GUARDED = 'videos';

/**
 * Serves stored files. Each upload has a new id, so browsers may cache files permanently. A video's files are served
 * when `isPublic` allows it, cached for one hour because an approval can be withdrawn; otherwise the request continues
 * to the route that requires a session.
 */
export function serveUploads(
  files: FilesService,
  isPublic: (path: string) => Promise<boolean>,
): RequestHandler {
  const keepOf = async (catalogue: string, path: string): Promise<Keep | undefined> => {
    if (catalogue.toLowerCase() !== GUARDED) return 'public, max-age=31536000, immutable';
    return (await isPublic(path.replace(THUMBNAIL, '/$1'))) ? 'public, max-age=3600' : undefined;
  };
  const serve = async (catalogue: string, path: string, response: Response): Promise<boolean> => {
    const keep = await keepOf(catalogue, path);
    return keep !== undefined && files.send(path, response, keep);
  };
  return (request, response, next) => {
    const [, catalogue] = STORED.exec(request.path) ?? [];
    if (!catalogue || !['GET', 'HEAD'].includes(request.method)) return next();
    serve(catalogue, `uploads${request.path}`, response).then((isSent) => {
      if (!isSent) next();
    }, next);
  };
}
