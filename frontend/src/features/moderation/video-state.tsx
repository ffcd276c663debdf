import type { Video } from '../../api/moderation.gen';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { texts } from './moderation.texts';

const tones: Record<Video['status'], Tone> = { 0: 'warn', 1: 'good', 2: 'bad', 3: 'calm' };

/** The state of a video, or the moderator who holds it. */
export function VideoState({ video, mine = false }: { video: Video; mine?: boolean }) {
  if (mine) return <StatusBadge tone="accent">{texts.heldByYou}</StatusBadge>;
  if (video.claimedBy) return <StatusBadge tone="accent">{texts.heldBy(video.claimedBy)}</StatusBadge>;
  return <StatusBadge tone={tones[video.status]}>{texts.states[video.status]}</StatusBadge>;
}
