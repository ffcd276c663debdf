// A file of its own, so that dialog.tsx can load it when it is needed.
export { Modal as default } from '@mantine/core';
