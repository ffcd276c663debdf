// Draws the demo pictures, which are not shipped as files: a portrait of simple shapes for people, a badge for tags.
import { around } from '../../core/present.js';
import type { Random } from './random.js';

const BACKGROUNDS = [
  ['#fde68a', '#f59e0b'],
  ['#bfdbfe', '#3b82f6'],
  ['#bbf7d0', '#10b981'],
  ['#fecaca', '#ef4444'],
  ['#ddd6fe', '#8b5cf6'],
  ['#fbcfe8', '#ec4899'],
  ['#a5f3fc', '#0891b2'],
  ['#e2e8f0', '#64748b'],
] as const;
const SKINS = ['#f6d3b3', '#e8b48a', '#c98d5e', '#a56a3f', '#7a4a2b'] as const;
const HAIRS = ['#1f1611', '#3b2417', '#5a3a22', '#0f172a', '#7c2d12', '#a16207'] as const;
const SHIRTS = [
  '#0f766e',
  '#1d4ed8',
  '#be123c',
  '#6d28d9',
  '#334155',
  '#c2410c',
  '#15803d',
  '#f8fafc',
] as const;
const SIZE = 240;

const picture = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 120 120">${body}</svg>`,
  );

const gradient = ([light, deep]: readonly [string, string], angle: number) =>
  `<defs><linearGradient id="g" gradientTransform="rotate(${angle})"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
   <rect width="120" height="120" fill="url(#g)"/>`;

/** Each haircut has two layers: behind the head (long hair) and on top of it. */
const HAIRCUTS = {
  short: (colour: string) => [
    '',
    `<path d="M36 52c0-22 12-30 25-30s24 9 23 30c-4-8-9-12-16-14-9 4-22 3-32 14z" fill="${colour}"/>`,
  ],
  long: (colour: string) => [
    `<path d="M32 56c0-26 13-36 28-36s28 10 28 36c0 18 4 26 4 34H28c0-8 4-16 4-34z" fill="${colour}"/>`,
    `<path d="M37 54c0-20 10-28 23-28s23 8 23 28c-6-6-8-14-14-17-8 8-22 10-32 17z" fill="${colour}"/>`,
  ],
  bun: (colour: string) => [
    `<circle cx="60" cy="21" r="10" fill="${colour}"/>`,
    `<path d="M37 52c0-18 10-27 23-27s23 9 23 27c-5-9-13-13-23-13s-18 4-23 13z" fill="${colour}"/>`,
  ],
  curly: (colour: string) => [
    '',
    [42, 51, 60, 69, 78]
      .map((x, at) => `<circle cx="${x}" cy="${[40, 31, 28, 31, 40][at]}" r="10" fill="${colour}"/>`)
      .join(''),
  ],
} satisfies Record<string, (colour: string) => [string, string]>;

/** Haircuts by gender, so that the picture fits the name below it. */
const CUTS = {
  female: [HAIRCUTS.long, HAIRCUTS.long, HAIRCUTS.bun, HAIRCUTS.curly],
  male: [HAIRCUTS.short, HAIRCUTS.short, HAIRCUTS.curly],
};

/** Draws a portrait as SVG. */
export function drawPortrait(random: Random, gender: 'female' | 'male'): Buffer {
  const skin = random.pick(SKINS);
  const [behind, above] = random.pick(CUTS[gender])(random.pick(HAIRS));
  const glasses = random.chance(0.2)
    ? '<g fill="none" stroke="#1f2937" stroke-width="2"><circle cx="51" cy="56" r="7"/><circle cx="69" cy="56" r="7"/><path d="M58 56h4"/></g>'
    : '';
  return picture(`${gradient(random.pick(BACKGROUNDS), random.int(0, 90))}
    ${behind}
    <path d="M22 120c2-24 16-34 38-34s36 10 38 34z" fill="${random.pick(SHIRTS)}"/>
    <path d="M52 72h16v14c0 6-16 6-16 0z" fill="${skin}"/><path d="M52 80c4 4 12 4 16 0v-6H52z" fill="#00000018"/>
    <ellipse cx="60" cy="56" rx="22" ry="25" fill="${skin}"/>
    <circle cx="51" cy="56" r="2.4" fill="#1f2937"/><circle cx="69" cy="56" r="2.4" fill="#1f2937"/>
    <path d="M52 67c4 ${random.int(3, 7)} 12 ${random.int(3, 7)} 16 0" fill="none" stroke="#7f1d1d" stroke-width="2.2" stroke-linecap="round"/>
    ${glasses}${above}`);
}

/** Draws a round badge with a star in one of the background colours. */
export function drawBadge(at: number): Buffer {
  const [light, deep] = around(BACKGROUNDS, at);
  return picture(`<circle cx="60" cy="60" r="56" fill="${deep}"/><circle cx="60" cy="60" r="46" fill="${light}"/>
    <path d="M60 26l10 22 24 2-18 16 6 24-22-13-22 13 6-24-18-16 24-2z" fill="${deep}"/>`);
}
