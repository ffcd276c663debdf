/** Returns GitHub's anchor for a heading of a Markdown file, which is given as it is written there. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
