interface Chance {
  randomUUID?: () => string;
}

/**
 * A key for one call that moves coins. It has to differ from the other keys of the same user and is no secret, so chance
 * and time will do where the platform has no randomUUID (React Native).
 */
export const newIdempotencyKey = (): string => keyFrom((globalThis as { crypto?: Chance }).crypto);

export function keyFrom(platform?: Chance): string {
  if (platform?.randomUUID) return platform.randomUUID();
  const digits = () => Math.random().toString(36).slice(2).padEnd(11, '0');
  return `${Date.now().toString(36)}-${digits()}-${digits()}`;
}
