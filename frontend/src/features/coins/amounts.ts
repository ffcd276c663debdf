const most = 1_000_000_000;
/** So long the same send again is more likely a slip than a wish. */
const recent = 10 * 60_000;

/** Whether this can be moved at all; the server says what is wrong with the rest. */
export const isAmount = (coins: unknown): coins is number =>
  typeof coins === 'number' && coins >= 1 && coins <= most;

export const isRecent = (createdAt: string) => Date.now() - new Date(createdAt).getTime() < recent;
