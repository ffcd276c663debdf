// The contents of the demo catalogues.
import type { EffectType } from '../../modules/catalogues/shared/effect.schema.js';
import type { Emblem } from './emblems.js';

export const COUNTRIES: [country: string, emblem: Emblem][] = [
  ['India', 'crown'],
  ['Nepal', 'balloon'],
  ['Bangladesh', 'rose'],
  ['Sri Lanka', 'gem'],
  ['Pakistan', 'moon'],
  ['United Arab Emirates', 'star'],
];

export const TITLES = [
  'Trending now',
  'New faces',
  'Friday music',
  'Dance floor',
  'Cooking live',
  'Talk of the town',
  'Festival of lights',
  'Comedy hour',
];

export const SONGS: [name: string, steps: number[]][] = [
  ['Monsoon Morning', [0, 2, 3, 4, 3, 2, 0, 1, 2, 4, 5, 4, 3, 2, 1, 0]],
  ['Marine Drive', [4, 3, 2, 3, 4, 5, 6, 5, 4, 2, 3, 1, 0]],
  ['Paper Boats', [0, 3, 0, 4, 0, 5, 4, 3, 2, 3, 2, 1, 0, 0]],
  ['Chai at Six', [2, 2, 4, 3, 2, 1, 2, 0, 2, 2, 4, 5, 4]],
  ['Night Train to Pune', [0, 0, 4, 4, 3, 3, 2, 2, 1, 1, 4, 4, 5, 5, 6, 6]],
  ['Kites', [3, 4, 5, 6, 5, 4, 3, 2, 3, 4, 3]],
  ['First Rain', [6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5]],
  ['Garba Steps', [0, 2, 4, 2, 0, 2, 4, 2, 1, 3, 5, 3, 1, 3, 5, 3]],
];

export const GIFTS: [title: string, coin: number, emblem: Emblem][] = [
  ['Rose', 10, 'rose'],
  ['Heart', 20, 'heart'],
  ['Balloon', 50, 'balloon'],
  ['Star', 100, 'star'],
  ['Cake', 250, 'cake'],
  ['Flame', 500, 'flame'],
  ['Moonlight', 900, 'moon'],
  ['Diamond', 2000, 'gem'],
  ['Crown', 5000, 'crown'],
  ['Rocket', 10_000, 'rocket'],
];

export const LIVE_GIFTS: [title: string, coin: number, emblem: Emblem, category: string][] = [
  ['Rose rain', 99, 'rose', 'Popular'],
  ['Beating heart', 199, 'heart', 'Popular'],
  ['Shooting star', 299, 'star', 'Popular'],
  ['Party balloons', 399, 'balloon', 'Celebration'],
  ['Birthday cake', 599, 'cake', 'Celebration'],
  ['Golden crown', 1999, 'crown', 'Luxury'],
  ['Blue diamond', 2999, 'gem', 'Luxury'],
  ['Rocket launch', 4999, 'rocket', 'Luxury'],
];

export const PLANS: [title: string, coins: number, rs: number][] = [
  ['Starter', 100, 89],
  ['Regular', 500, 429],
  ['Popular', 1200, 949],
  ['Big value', 3000, 2199],
  ['Gifter', 7000, 4999],
  ['Whale', 15_000, 9999.5],
];

export const THEMES: [type: 'PAID' | 'FREE', price: number, emblem: Emblem][] = [
  ['FREE', 0, 'star'],
  ['FREE', 0, 'moon'],
  ['FREE', 0, 'rose'],
  ['PAID', 300, 'heart'],
  ['PAID', 500, 'balloon'],
  ['PAID', 900, 'gem'],
  ['PAID', 1500, 'crown'],
];

type Offer = [title: string, type: EffectType, price: number, valid: number, emblem: Emblem];
export const EFFECTS: Offer[] = [
  ['Angel wings', 'PURCHASED', 900, 30, 'wings'],
  ['Lightning', 'PURCHASED', 500, 15, 'bolt'],
  ['Walk of fire', 'PURCHASED', 1200, 30, 'flame'],
  ['Royal entry', 'ADMIN', 0, 365, 'crown'],
  ['Starfall', 'PURCHASED', 700, 7, 'star'],
  ['Official welcome', 'ADMIN', 0, 90, 'rocket'],
  ['Full moon', 'PURCHASED', 400, 7, 'moon'],
];
export const FRAMES: Offer[] = [
  ['Golden star', 'PURCHASED', 600, 30, 'star'],
  ['Rose garden', 'PURCHASED', 450, 15, 'rose'],
  ['Sapphire', 'PURCHASED', 1500, 60, 'gem'],
  ['Host of the month', 'ADMIN', 0, 30, 'crown'],
  ['Sweetheart', 'PURCHASED', 350, 7, 'heart'],
  ['Anniversary', 'ADMIN', 0, 365, 'cake'],
];

interface Pack {
  title: string;
  levelreq: number;
  price: number;
  valid: number;
  emblem: Emblem;
  items: [name: string, emblem: Emblem][];
}
export const VIPS: Pack[] = [
  {
    title: 'Bronze',
    levelreq: 1,
    price: 1000,
    valid: 15,
    emblem: 'star',
    items: [
      ['Bronze frame', 'star'],
      ['Welcome bolt', 'bolt'],
    ],
  },
  {
    title: 'Silver',
    levelreq: 5,
    price: 3000,
    valid: 30,
    emblem: 'wings',
    items: [
      ['Silver frame', 'moon'],
      ['Wings at entry', 'wings'],
      ['Heart badge', 'heart'],
    ],
  },
  {
    title: 'Gold',
    levelreq: 10,
    price: 8000,
    valid: 30,
    emblem: 'crown',
    items: [
      ['Golden frame', 'crown'],
      ['Walk of fire', 'flame'],
      ['Diamond badge', 'gem'],
      ['Rocket entry', 'rocket'],
    ],
  },
];
