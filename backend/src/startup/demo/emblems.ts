// Pictures of the demo catalogues, drawn as SVG: emblems, and banners, frames, wallpapers and badges that show an
// emblem.
import { around } from '../../core/present.js';
const SIZE = 240;

export const COLOURS = [
  ['#fde68a', '#f59e0b'],
  ['#fecaca', '#e11d48'],
  ['#bfdbfe', '#2563eb'],
  ['#bbf7d0', '#059669'],
  ['#ddd6fe', '#7c3aed'],
  ['#fbcfe8', '#db2777'],
  ['#a5f3fc', '#0e7490'],
  ['#fed7aa', '#ea580c'],
] as const;
export const colour = (at: number) => around(COLOURS, at);

type Pair = readonly [light: string, deep: string];
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Each emblem fits into a square of 120. */
const EMBLEMS = {
  heart: ([light, deep]: Pair) =>
    path('M60 104C20 74 12 54 18 38c8-20 32-18 42 2 10-20 34-22 42-2 6 16-2 36-42 66z', deep) +
    circle(38, 44, 8, light),
  rose: ([light, deep]: Pair) =>
    path('M58 60h5v48h-5z', '#15803d') +
    path('M60 92c10-14 22-14 26-12-2 10-14 16-26 12z', '#22c55e') +
    [0, 1, 2, 3, 4]
      .map((at) => {
        const turn = (at * 2 * Math.PI) / 5;
        return circle(60 + 15 * Math.cos(turn), 42 + 15 * Math.sin(turn), 15, deep);
      })
      .join('') +
    circle(60, 42, 11, light),
  crown: ([light, deep]: Pair) =>
    path('M18 40l22 20 20-34 20 34 22-20-8 52H26z', deep) +
    path('M26 84h68v10H26z', light) +
    circle(60, 70, 6, light),
  star: ([light, deep]: Pair) =>
    path('M60 12l14 32 35 4-26 23 8 35-31-19-31 19 8-35L11 48l35-4z', deep) + circle(60, 62, 12, light),
  gem: ([light, deep]: Pair) =>
    path('M32 26h56l20 26-48 52L12 52z', deep) + path('M32 26l28 26 28-26zM12 52h96L60 66z', light),
  rocket: ([light, deep]: Pair) =>
    path('M60 8c18 16 24 38 22 62H38C36 46 42 24 60 8z', light) +
    path('M38 58L22 82l18-4zM82 58l16 24-18-4zM46 74h28l-6 14H52z', deep) +
    circle(60, 42, 9, deep) +
    path('M52 90h16l-8 22z', '#f97316'),
  cake: ([light, deep]: Pair) =>
    path('M22 62h76v40H22z', deep) +
    path('M22 62c0-12 76-12 76 0v8c-10 10-16-4-26 4s-16-6-26 2-16-4-24-6z', light) +
    path('M57 30h6v22h-6z', deep) +
    path('M60 14c7 8 5 14 0 14s-7-6 0-14z', '#f59e0b'),
  balloon: ([light, deep]: Pair) =>
    path('M60 10c22 0 32 20 28 38-4 16-16 26-28 28-12-2-24-12-28-28-4-18 6-38 28-38z', deep) +
    path('M60 76l5 8H55zM59 84h2c6 10-8 14 0 26h-2c-8-12 6-16 0-26z', deep) +
    path('M48 22c-8 6-10 14-8 22 2-10 6-16 12-20z', light),
  flame: ([light, deep]: Pair) =>
    path(
      'M62 8c4 22 32 34 30 64-2 24-18 36-32 36S30 96 28 72c-1-16 8-26 14-36 2 8 6 12 10 12 4-14 2-26 10-40z',
      deep,
    ) + path('M60 60c10 12 16 18 14 30-2 10-8 14-14 14s-14-4-14-14c0-12 8-18 14-30z', light),
  moon: ([light, deep]: Pair) =>
    path('M78 12a50 50 0 1 0 30 62A42 42 0 0 1 78 12z', deep) +
    circle(44, 66, 6, light) +
    circle(60, 90, 4, light),
  wings: ([light, deep]: Pair) =>
    path('M56 84C20 84 8 56 10 28c18 6 26 14 32 22-2-14-8-22-8-30 14 8 22 28 22 64z', deep) +
    path('M64 84c36 0 48-28 46-56-18 6-26 14-32 22 2-14 8-22 8-30-14 8-22 28-22 64z', deep) +
    circle(60, 88, 10, light),
  bolt: ([light, deep]: Pair) =>
    path('M70 8L26 66h28l-10 46 50-62H64z', deep) + path('M66 20L38 58h20z', light),
} satisfies Record<string, (colours: Pair) => string>;
export type Emblem = keyof typeof EMBLEMS;

const svg = (width: number, height: number, box: string, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`,
  );
const gradient = ([light, deep]: Pair, x2 = 1, y2 = 1) =>
  `<defs><linearGradient id="g" x2="${x2}" y2="${y2}"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`;
const within = (emblem: Emblem, colours: Pair, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${EMBLEMS[emblem](colours)}</g>`;

/** Draws the emblem on a transparent background. */
export const drawEmblem = (emblem: Emblem, at: number) =>
  svg(SIZE, SIZE, '0 0 120 120', EMBLEMS[emblem](colour(at)));

/** Draws a wide banner with the emblem at one side. */
export const drawBanner = (emblem: Emblem, at: number) =>
  svg(
    960,
    360,
    '0 0 320 120',
    `${gradient(colour(at), 1, 0)}<rect width="320" height="120" fill="url(#g)"/>
    ${circle(40, 110, 60, '#ffffff40')}${circle(110, 10, 34, '#ffffff30')}${within(emblem, ['#ffffff', colour(at + 3)[1]], 108, 8, 0.87)}`,
  );

/** Draws a tall background for a live room. */
export const drawWallpaper = (emblem: Emblem, at: number) =>
  svg(
    540,
    960,
    '0 0 180 320',
    `${gradient(colour(at), 0, 1)}<rect width="180" height="320" fill="url(#g)"/>
    ${[0, 1, 2, 3, 4].map((one) => circle(20 + ((one * 67) % 160), 40 + one * 62, 12 + one * 5, '#ffffff2e')).join('')}
    <g opacity="0.55">${within(emblem, ['#ffffff', colour(at)[1]], 40, 110, 0.83)}</g>`,
  );

/** Draws a ring with an open centre, for the picture of a user. */
export const drawFrame = (emblem: Emblem, at: number) =>
  svg(
    SIZE,
    SIZE,
    '0 0 120 120',
    `${gradient(colour(at))}<circle cx="60" cy="64" r="44" fill="none" stroke="url(#g)" stroke-width="9"/>
    <circle cx="60" cy="64" r="49" fill="none" stroke="${colour(at)[1]}" stroke-width="1.5"/>${within(emblem, colour(at + 1), 42, 0, 0.3)}${within(emblem, colour(at + 1), 14, 86, 0.22)}${within(emblem, colour(at + 1), 80, 86, 0.22)}`,
  );

/** Draws a shield with `stars` stars, from one to five. */
export const drawLevel = (stars: number, at: number) =>
  svg(
    SIZE,
    SIZE,
    '0 0 120 120',
    `${gradient(colour(at))}<path d="M60 6l46 16v38c0 28-20 44-46 54C34 104 14 88 14 60V22z" fill="url(#g)" stroke="${colour(at)[1]}" stroke-width="4"/>
    ${Array.from({ length: stars }, (_, one) => within('star', ['#ffffff', '#ffffff'], 60 - stars * 9 + one * 18 + 0.6, 50 - (one % 2) * 8, 0.14)).join('')}`,
  );
