import type { Host } from '../../api/hosts.gen';
import type { Tone } from '../../components/status-badge';

const tones: Record<number, Tone> = { 0: 'warn', 1: 'good', 2: 'bad' };
/** The colour says the state alone, in every panel: who decided stands beside it. */
export const toneOf = ({ status }: Host): Tone => tones[status] ?? 'calm';
