interface Chance {
  randomUUID?: () => string;
}

/**
 * Returns an idempotency key for a call that moves coins. A key must be unique for the user but is not secret, so time
 * and Math.random are sufficient on platforms without randomUUID (React Native).
 */
export const newIdempotencyKey = (): string => keyFrom((globalThis as { crypto?: Chance }).crypto);

export function keyFrom(platform?: Chance): string {
  if (platform?.randomUUID) return platform.randomUUID();
  const digits = () => Math.random().toString(36).slice(2).padEnd(11, '0');
  return `${Date.now().toString(36)}-${digits()}-${digits()}`;
}
