import type { Host, HostStatus } from '../../api/hosts.gen';
import type { Tone } from '../../components/status-badge';

export const statuses = ['0', '1', '2'] as const satisfies HostStatus[];

/** What an application can be moved to. */
export type Move = 'approve' | 'reject';
export const target: Record<Move, 1 | 2> = { approve: 1, reject: 2 };

/** 0 to 1 or 2, 1 to 2, 2 to 1; nothing else (specification 4). */
const moves: Record<number, Move[]> = { 0: ['approve', 'reject'], 1: ['reject'], 2: ['approve'] };
export const movesOf = (status: number): Move[] => moves[status] ?? [];

const tones: Record<number, Tone> = { 0: 'warn', 1: 'good', 2: 'bad' };
/** An agency admin's approval is documented to stand out from the others. */
const byAgencyAdmin = 3;
export const toneOf = ({ status, agencyadminstatus }: Host): Tone =>
  agencyadminstatus === byAgencyAdmin ? 'accent' : (tones[status] ?? 'calm');
