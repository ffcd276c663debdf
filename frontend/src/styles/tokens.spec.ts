import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { panelKeys } from '../lib/panels';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const css = read('tokens.css');
/** Returns the colours of a scheme's first block, by name. */
function coloursOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--cb-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, colour]) => [name, colour]),
  ) as Record<string, string>;
}
const schemes = {
  light: coloursOf(':root'),
  dark: coloursOf(":root[data-mantine-color-scheme='dark']"),
};

type Rgb = [number, number, number];
const rgbOf = (hex: string) =>
  (hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!).map(
    (part) => parseInt(part, 16),
  ) as Rgb;
const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
const mixed = (share: number, one: Rgb, other: Rgb) =>
  one.map((part, at) => part * share + other[at]! * (1 - share)) as Rgb;

/** Returns the hue angle of a colour in OKLCH, where equal angles look equally different. */
function hueOf(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(linear) as Rgb;
  const l = Math.cbrt(0.4122 * r + 0.5364 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  const angle = Math.atan2(0.0259 * l + 0.7828 * m - 0.8087 * s, 1.978 * l - 2.4286 * m + 0.4506 * s);
  return (angle * 180) / Math.PI;
}
function apart(one: string, other: string): number {
  const turn = Math.abs(hueOf(one) - hueOf(other)) % 360;
  return Math.min(turn, 360 - turn);
}

describe.each(Object.entries(schemes))('the accent colours in the %s scheme', (_scheme, colours) => {
  it.each(panelKeys)('should be readable when text in the colour of %s is on any surface', (panel) => {
    const accent = rgbOf(colours[panel]!);
    const surface = rgbOf(colours['surface']!);
    const soft = [0.09, 0.15].map((share) => mixed(share, accent, surface));
    const plain = ['canvas', 'surface', 'sunken', 'hover'].map((name) => rgbOf(colours[name]!));
    for (const ground of [...plain, ...soft]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(panelKeys)('should be readable when white text is on the fill of %s', (panel) => {
    expect(contrast(rgbOf('#ffffff'), rgbOf(colours[`${panel}-fill`]!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['chart-1', 'chart-2'])('should show the line %s on any surface', (line) => {
    for (const ground of ['canvas', 'surface', 'hover'])
      expect(contrast(rgbOf(colours[line]!), rgbOf(colours[ground]!))).toBeGreaterThanOrEqual(3);
  });

  it.each(['', '-fill'])('should differ from each other, from errors and from warnings (%s)', (kind) => {
    const accents = panelKeys.map((panel) => colours[panel + kind]!);
    for (const [at, accent] of accents.entries()) {
      for (const other of accents.slice(at + 1)) expect(apart(accent, other)).toBeGreaterThanOrEqual(24);
      for (const alarm of ['bad', 'warn']) expect(apart(accent, colours[alarm]!)).toBeGreaterThanOrEqual(45);
    }
  });
});

it.each(panelKeys)("should use the accent's fill when the icon belongs to %s", (panel) => {
  const icon = read(`../../public/favicon-${panel}.svg`);
  expect(icon).toContain(`fill="${schemes.light[`${panel}-fill`]}"`);
});

it('should use the five sizes and the two weights in every style sheet', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  // Within text, on paper, and in a circle of 16 px.
  const others = ['0.87em', '11pt', '7px', 'inherit'];
  const wrong = sheets.flatMap((path) =>
    [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/font-(?:size|weight): ([^;]+);/g)]
      .filter(
        ([, value]) => !/^var\(--cb-(text-\w+|regular|medium)\)$/.test(value!) && !others.includes(value!),
      )
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
