import { MovieError, type MovieFile } from './movie';
import { readBinary } from './read-binary';
import { readSpec } from './read-spec';
import { inflate, isZip, unzip } from './unpack';

/**
 * Reads an animation of either version: a zip archive with a JSON description (SVGA 1), or a compressed message (SVGA
 * 2).
 */
export async function readMovie(content: Uint8Array<ArrayBuffer>): Promise<MovieFile> {
  if (!isZip(content)) return readBinary(await inflate(content));
  const files = await unzip(content);
  const binary = files.get('movie.binary');
  if (binary) return withPictures(readBinary(binary), files);
  const spec = files.get('movie.spec');
  if (!spec) throw new MovieError('The archive holds no animation');
  const { movie, pictures } = readSpec(new TextDecoder().decode(spec));
  const images: MovieFile['images'] = new Map();
  for (const [key, name] of Object.entries(pictures)) {
    const picture = pictureOf(files, name, key);
    if (picture) images.set(key, picture);
  }
  return { movie, images };
}

/** Replaces picture names by pictures: in an archive the message holds only the names. */
function withPictures({ movie, images }: MovieFile, files: MovieFile['images']): MovieFile {
  const found = [...images].map(
    ([key, value]) => [key, pictureOf(files, new TextDecoder().decode(value), key) ?? value] as const,
  );
  return { movie, images: new Map(found) };
}

const pictureOf = (files: MovieFile['images'], ...names: string[]) =>
  names
    .flatMap((name) => [name, `${name}.png`])
    .map((name) => files.get(name))
    .find((file) => file !== undefined);
