import { Shows } from '../../../http/shown-fields.js';

/** Warnings about a level in the staff list. */
export interface LevelWarnings {
  /** Numbers of the levels whose experience range overlaps. */
  overlaps: number[];
  /** Whether another level has the same number. */
  repeated: boolean;
}

export const ShowsRepeated = () =>
  Shows({
    type: Boolean,
    description: 'Warning: another level has the same number',
    example: false,
  });
