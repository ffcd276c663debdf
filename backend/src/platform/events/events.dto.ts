import { Matches } from 'class-validator';
import { Text } from '../../http/fields.js';
import { type Topic, TOPICS } from '../../core/topics.js';

const one = `(${TOPICS.join('|')})`;

export class EventsQuery {
  @Matches(new RegExp(`^${one}(,${one})*$`), { message: `Must be a list of ${TOPICS.join(', ')}` })
  @Text(200, { description: `Topics, separated by commas: ${TOPICS.join(', ')}`, example: 'hosts,live' })
  topics: string;
}

export const topicsOf = (topics: string): Topic[] => [...new Set(topics.split(','))] as Topic[];
