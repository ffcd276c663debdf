import { MovieError } from './movie';

/** The bytes of an animation: fetched from its address, or of a file that was not sent yet. */
export async function contentOf(
  source: string | Blob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Blob) return new Uint8Array(await source.arrayBuffer());
  const response = await fetch(source, { signal });
  if (!response.ok) throw new MovieError(`The animation was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
