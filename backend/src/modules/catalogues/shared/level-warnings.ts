import { Shows } from '../../../http/fields.js';

/** What staff are warned of in the list of levels. */
export interface LevelWarnings {
  /** Numbers of the levels with some of the same experience. */
  overlaps: number[];
  /** Another level has the same number. */
  repeated: boolean;
}

export const ShowsRepeated = () =>
  Shows({
    type: Boolean,
    description: 'Warning: another level has the same number',
    example: false,
  });
