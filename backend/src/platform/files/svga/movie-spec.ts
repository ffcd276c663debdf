/**
 * The maximum length of the movie's own description, which holds only a few numbers. The descriptions of its sprites
 * follow separately.
 */
const LONGEST_MOVIE = 4096;

interface Movie {
  viewBox?: { width?: unknown; height?: unknown };
  frames?: unknown;
}

const isPositive = (value: unknown) => typeof value === 'number' && value > 0;

/**
 * Returns whether the text describes an SVGA 1 animation,
 * `{"movie":{"viewBox":{"width":1,"height":1},"frames":1},...}`. Parses only the movie: sprites may take 50 MB, and
 * parsing them would block all other requests.
 */
export function isMovieSpec(content: Buffer): boolean {
  const at = content.indexOf('"movie"');
  const begin = content.toString('utf8', 0, 100).trimStart();
  const end = content.toString('utf8', Math.max(0, content.length - 100)).trimEnd();
  if (at < 0 || !begin.startsWith('{') || !end.endsWith('}')) return false;
  const text = content.toString('utf8', at, at + LONGEST_MOVIE);
  const [, found] = /^"movie"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/.exec(text) ?? [];
  if (found === undefined) return false;
  try {
    const { viewBox, frames } = JSON.parse(found) as Movie;
    return [viewBox?.width, viewBox?.height, frames].every(isPositive);
  } catch {
    return false;
  }
}
