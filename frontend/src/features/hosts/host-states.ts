import type { Host } from '../../api/hosts.gen';
import type { Tone } from '../../components/status-badge';

const tones: Record<number, Tone> = { 0: 'warn', 1: 'good', 2: 'bad' };
/** An agency admin's approval is documented to stand out from the others. */
const byAgencyAdmin = 3;
export const toneOf = ({ status, agencyadminstatus }: Host): Tone =>
  agencyadminstatus === byAgencyAdmin ? 'accent' : (tones[status] ?? 'calm');
