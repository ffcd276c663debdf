import { setInSessions } from './stored-sessions';

const ELEVEN_MINUTES = 11 * 60_000;

/**
 * Makes the sessions of people of this name as they are eleven minutes after the sign-in: without a proof that counts.
 * `data`: the folder of the installation.
 */
export function outliveProofs(name: string, data: string) {
  const at = new Date(Date.now() - ELEVEN_MINUTES);
  return setInSessions(data, { name }, { provenAt: at, proofUsedAt: at });
}
