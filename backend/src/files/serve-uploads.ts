import express, { type RequestHandler } from 'express';

/** Serves stored files: each upload has a fresh id, so they may be kept for ever; never guessed to be something else. */
export const serveUploads = (root: string): RequestHandler =>
  express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders: (response, path) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (path.endsWith('.svga')) response.setHeader('Content-Type', 'application/octet-stream');
    },
  });
