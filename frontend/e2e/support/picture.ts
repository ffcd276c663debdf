/** A small picture to upload. */
export const picture = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGMIKFiAFTEMLQkATsZYAeeSTxUAAAAASUVORK5CYII=',
    'base64',
  ),
};
