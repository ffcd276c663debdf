import type { Page } from '@playwright/test';

/** Reads a stored picture in the browser: its size, and whether its middle is red or blue (`halves`). */
export const storedPicture = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const picture = await createImageBitmap(await answer.blob());
    const { width, height } = picture;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(width / 2, height / 2, 1, 1).data;
    return { width, height, middle: red > blue ? 'red' : 'blue' };
  }, `/api/${path}`);
