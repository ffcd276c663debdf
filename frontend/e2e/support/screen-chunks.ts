// Which chunks of the build belong to a screen.
import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

/** Returns the source files of the screen chunks among these scripts, without the frame. */
export function screenChunks(scripts: readonly string[]): string[] {
  const manifest = JSON.parse(
    readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>;
  return Object.entries(manifest)
    .filter(([key, { file, isDynamicEntry }]) => {
      const isFrame = /^src\/(start|panels\/[^/]+\/(panel|routes)|panels\/logins)\.tsx$/.test(key);
      // Only records with an animation need the player, figures load after the first paint, and marks come when somebody
      // changes a record.
      const isLater = /\/media\/svga\/|\/features\/figures\/|\/read-marks\.ts$/.test(key);
      return isDynamicEntry && !isFrame && !isLater && scripts.includes(`/${file}`);
    })
    .map(([key]) => key)
    .toSorted();
}
