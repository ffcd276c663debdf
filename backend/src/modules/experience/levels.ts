// The level that follows from experience, and the level that staff hold (docs/rules/experience.md).

/** A level and the experience that gives it: from `expFrom` up to, but without, `expTo`. */
export interface LevelRange {
  level: number;
  expFrom: number;
  expTo: number;
}

/** A level that staff set and that the ranges did not give, and the experience at that time. */
export interface LevelHold {
  level: number;
  at: number;
}

/** The ranges that the app shows, and those from before levels followed from experience. */
export interface Levels {
  ranges: readonly LevelRange[];
  first: readonly LevelRange[];
}

/** What a user's level depends on. */
export interface Progress {
  experience: number;
  level: number;
  levelHold?: LevelHold | undefined;
  /** Unset until the product first changed the experience or the level of the user. */
  experienceOpening?: number | undefined;
}

const highest = (ranges: readonly LevelRange[]) => Math.max(0, ...ranges.map(({ level }) => level));

/**
 * Returns the highest level whose range contains the experience. In a gap and above all ranges, the level of the range
 * that ended last; below all ranges 0.
 */
export function levelOf(experience: number, ranges: readonly LevelRange[]): number {
  const containing = ranges.filter(({ expFrom, expTo }) => expFrom <= experience && experience < expTo);
  if (containing.length) return highest(containing);
  const ended = ranges.filter(({ expTo }) => expTo <= experience);
  const end = Math.max(...ended.map(({ expTo }) => expTo));
  return highest(ended.filter(({ expTo }) => expTo === end));
}

/** Returns whether a hold still counts: until the experience reaches the next range above the one of the hold. */
const isHeld = ({ at }: LevelHold, experience: number, ranges: readonly LevelRange[]): boolean =>
  !ranges.some(({ expFrom }) => expFrom > at && expFrom <= experience);

/**
 * Returns the hold of a user. A level from before levels followed from experience was set by staff: it is held when the
 * ranges of that time did not give it.
 */
function holdOf(
  { experience, level, levelHold, experienceOpening }: Progress,
  first: readonly LevelRange[],
): LevelHold | undefined {
  if (levelHold || experienceOpening !== undefined || level === 0) return levelHold;
  return level === levelOf(experience, first) ? undefined : { level, at: experience };
}

/** Returns the level of a user after a change of the experience by `amount`, and the hold that remains. */
export function levelAfter(
  user: Progress,
  amount: number,
  { ranges, first }: Levels,
): Pick<Progress, 'level' | 'levelHold'> {
  const experience = user.experience + amount;
  const levelHold = holdOf(user, first);
  if (levelHold && isHeld(levelHold, experience, ranges)) return { level: levelHold.level, levelHold };
  return { level: levelOf(experience, ranges) };
}

/** Returns the hold of a level that staff set; undefined when the ranges give this level. */
export const holdOfSet = (
  { experience, level }: Pick<Progress, 'experience' | 'level'>,
  ranges: readonly LevelRange[],
): LevelHold | undefined => (level === levelOf(experience, ranges) ? undefined : { level, at: experience });

/** Returns the next higher level of a user and the experience that it begins at; 0 when no range gives one. */
export function nextLevelOf(
  { experience, level, levelHold }: Progress,
  ranges: readonly LevelRange[],
): { nextLevel: number; nextFrom: number } {
  const reached = Math.max(experience, levelHold?.at ?? 0);
  const nextFrom = ranges
    .map(({ expFrom }) => expFrom)
    .filter((from) => from > reached)
    .sort((one, other) => one - other)
    .find((from) => levelOf(from, ranges) > level);
  if (nextFrom === undefined) return { nextLevel: 0, nextFrom: 0 };
  return { nextLevel: levelOf(nextFrom, ranges), nextFrom };
}
