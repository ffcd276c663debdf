/**
 * Returns whether a chosen file can still be read. Browsers refuse to read a file that changed on the disk or was deleted
 * after it was chosen, and a folder or a file without the permission to read it.
 */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
