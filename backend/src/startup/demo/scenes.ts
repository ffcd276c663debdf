// Animated scenes of the demo data, drawn as SVG. Each scene receives the time within its loop, from 0 to 1.
export const SCENE_WIDTH = 180;
export const SCENE_HEIGHT = 320;

interface Palette {
  sky: [string, string];
  far: string;
  near: string;
  light: string;
}
export const PALETTES: Palette[] = [
  { sky: ['#1e3a5f', '#f59e5b'], far: '#27496d', near: '#142c44', light: '#ffe3a3' },
  { sky: ['#3b1d5c', '#e879a9'], far: '#512a78', near: '#26103f', light: '#ffd1ea' },
];

const wave = (time: number, shift = 0) => Math.sin((time + shift) * 2 * Math.PI);
const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;

type Scene = (time: number, palette: Palette) => string;

const sea: Scene = (time, { far, near, light }) =>
  circle(90, 150 - 26 * time, 34, light) +
  [0, 1, 2, 3]
    .map((at) => {
      const y = 176 + at * 34;
      const lift = 7 * wave(time, at / 4);
      return shape(
        `M0 ${y + lift}Q45 ${y - 16 - lift} 90 ${y + lift}T180 ${y + lift}V320H0Z`,
        at % 2 ? near : far,
        0.85,
      );
    })
    .join('');

const hills: Scene = (time, { far, near, light }) =>
  circle(140, 60, 18, light) +
  shape('M0 220L50 130L95 210L140 120L180 190V320H0Z', far) +
  shape('M0 262Q60 214 110 254T180 240V320H0Z', near) +
  `<g transform="translate(${(20 + 110 * time).toFixed(1)} ${(110 + 10 * wave(time)).toFixed(1)})">
    <path d="M0 0a20 22 0 1 1 40 0c0 14-12 22-15 30h-10c-3-8-15-16-15-30z" fill="#e4572e"/>
    <path d="M14-21c-8 14-6 38 2 51h8c8-13 10-37 2-51z" fill="#ffc914"/><rect x="15" y="36" width="10" height="8" rx="2" fill="#5b3a1e"/></g>`;

const stage: Scene = (time, { near, light }) =>
  [-1, 0, 1]
    .map((at) => {
      const x = 90 + 60 * at + 26 * wave(time, at / 3);
      return shape(`M90 0L${(x - 34).toFixed(1)} 300H${(x + 34).toFixed(1)}Z`, light, 0.22);
    })
    .join('') +
  shape('M0 272H180V320H0Z', near) +
  `<g transform="translate(90 ${(268 - 8 * Math.abs(wave(time))).toFixed(1)})">
    <path d="M-14 0v-62c0-14 28-14 28 0V0h-10v-34h-8V0z" fill="#101018"/><circle cy="-84" r="13" fill="#101018"/>
    <path d="M12-60l${(18 + 8 * wave(time)).toFixed(1)} -${(18 + 16 * wave(time)).toFixed(1)}M-12-60l-${(20 + 8 * wave(time, 0.3)).toFixed(1)} ${(14 * wave(time, 0.3)).toFixed(1)}" stroke="#101018" stroke-width="8" stroke-linecap="round"/></g>`;

const city: Scene = (time, { far, near, light }) => {
  const houses = [
    [0, 120, 42],
    [38, 150, 40],
    [74, 96, 46],
    [116, 140, 36],
    [148, 110, 40],
  ] as const;
  return (
    circle(36, 60, 16, light) +
    houses.map(([x, y, w], at) => shape(`M${x} ${y}h${w}V320h-${w}Z`, at % 2 ? far : near)).join('') +
    houses
      .flatMap(([x, y, w], house) =>
        Array.from({ length: 14 }, (_, at) => {
          const lit = (house * 5 + at * 3 + Math.floor(time * 6)) % 4 !== 0;
          const left = x + 7 + (at % 2) * (w / 2 - 3);
          return lit
            ? `<rect x="${left}" y="${y + 12 + Math.floor(at / 2) * 24}" width="9" height="12" fill="${light}"/>`
            : '';
        }),
      )
      .join('')
  );
};

const kitchen: Scene = (time, { near, light }) =>
  shape('M0 230H180V320H0Z', near) +
  shape('M40 176h100l-8 54H48z', '#c9d1d9') +
  shape('M140 188h34v9h-35z', '#30363d') +
  [0, 1, 2]
    .map((at) => {
      const rise = (time + at / 3) % 1;
      return circle(66 + at * 24 + 6 * wave(rise), 170 - 90 * rise, 9 + 8 * rise, light, 0.5 * (1 - rise));
    })
    .join('') +
  [0, 1, 2, 3]
    .map((at) =>
      circle(60 + at * 20, 182 - 10 * Math.abs(wave(time, at / 4)), 7, at % 2 ? '#76b041' : '#e4572e'),
    )
    .join('');

const cat: Scene = (time, { near, light }) =>
  circle(132, 74, 26, light) +
  shape('M0 250H180V320H0Z', near) +
  `<g fill="#15151c"><ellipse cx="86" cy="226" rx="34" ry="44"/><circle cx="86" cy="166" r="26"/>
    <path d="M64 152l-3-28 20 14zM108 152l3-28-20 14z"/></g>
    <path d="M116 250q40 6 ${(36 + 10 * wave(time)).toFixed(1)} -${(40 + 20 * wave(time)).toFixed(1)}" stroke="#15151c" stroke-width="9" fill="none" stroke-linecap="round"/>` +
  (time > 0.8 ? '' : circle(76, 164, 4, '#ffe066') + circle(96, 164, 4, '#ffe066'));

/** The scenes, each with typical captions of such videos. */
export const SCENES: { draw: Scene; captions: string[] }[] = [
  {
    draw: sea,
    captions: [
      'Sunrise over the bay',
      'Sea therapy',
      'Goa again, and again',
      'Five minutes of waves',
      'Last evening at the beach',
      'Can you hear it?',
    ],
  },
  {
    draw: hills,
    captions: [
      'Up, up and away',
      'First balloon ride!',
      'Weekend in the hills',
      'Above Munnar',
      'My dad waved from below',
      '',
    ],
  },
  {
    draw: stage,
    captions: [
      'Freestyle Friday',
      'Dance challenge, day 12',
      'Backstage to front stage',
      'New routine, be kind',
      'Garba practice',
      'College fest finals',
    ],
  },
  {
    draw: city,
    captions: [
      'City lights',
      'Mumbai never sleeps',
      'Balcony view at midnight',
      'Power cut, then this',
      'From the office roof',
      '',
    ],
  },
  {
    draw: kitchen,
    captions: [
      "Grandma's sambar",
      'Maggi, but make it fancy',
      'Cooking for two',
      'Steam, spice and everything nice',
      'Tell me your secret ingredient',
      'Dinner live at 8',
    ],
  },
  {
    draw: cat,
    captions: [
      'He judges me all day',
      'Moonlight supervisor',
      'Meet Laddoo',
      'Cat versus moon',
      'Wait for the blink',
      '',
    ],
  },
];

/** Draws one frame of a scene. */
export function drawScene(scene: Scene, palette: Palette, time: number): Buffer {
  const [top, bottom] = palette.sky;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH * 2}" height="${SCENE_HEIGHT * 2}" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}">
      <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
      <rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="url(#g)"/>${scene(time, palette)}</svg>`,
  );
}
