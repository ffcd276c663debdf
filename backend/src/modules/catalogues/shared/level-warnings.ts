import { Shows } from '../../../http/shown-fields.js';

/** Warnings about a level in the staff list. */
export interface LevelWarnings {
  /** Numbers of the levels whose experience range overlaps. */
  overlaps: number[];
  /** The experience at which the gap below begins; unset without a gap. */
  gapFrom?: number;
  /** Whether another level has the same number. */
  repeated: boolean;
}

export const ShowsGap = () =>
  Shows({
    type: 'integer',
    required: false,
    description:
      'Warning: from this experience up to expFrom is no level; the level below counts there. Omitted: no gap',
    example: 900,
  });

export const ShowsRepeated = () =>
  Shows({
    type: Boolean,
    description: 'Warning: another level has the same number',
    example: false,
  });
