import { MovieError } from './movie';

/** Returns the bytes of an animation, from its address or from a file that is not uploaded yet. */
export async function contentOf(
  source: string | Blob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Blob) return new Uint8Array(await source.arrayBuffer());
  const response = await fetch(source, { signal });
  if (!response.ok) throw new MovieError(`The animation was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
