import { Matches } from 'class-validator';
import type { StaffRole } from '../../core/roles.js';
import { Text } from '../../http/fields.js';
import { type Topic, TOPICS } from './change-feed.js';

const one = `(${TOPICS.join('|')})`;

export class EventsQuery {
  @Matches(new RegExp(`^${one}(,${one})*$`), { message: `Must be a list of ${TOPICS.join(', ')}` })
  @Text(100, { description: `Topics, separated by commas: ${TOPICS.join(', ')}`, example: 'hosts,live' })
  topics: string;
}

export const topicsOf = (topics: string): Topic[] => [...new Set(topics.split(','))] as Topic[];

/** The topics whose screens a role has. When staff move coins and how much work waits is visible only to the admin. */
export const TOPICS_OF: Record<Exclude<StaffRole, 'coin'>, readonly Topic[]> = {
  admin: TOPICS,
  bd: ['hosts'],
  agencyadmin: ['hosts'],
  agency: ['hosts'],
};
