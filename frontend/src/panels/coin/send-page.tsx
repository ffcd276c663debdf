import { writeSession } from '../../lib/session';
import { useSession } from '../../features/auth/use-session';
import { SellCoinsPage } from '../../features/coins/sell-coins-page';

/** Sells coins, and updates the session entry after each sale because it contains the balance. */
export function SendPage() {
  const profile = useSession('coin');
  if (!profile) return null;
  return (
    <SellCoinsPage
      id={profile._id}
      code={profile.uniqueId ?? ''}
      onSold={(sold) => writeSession('coin', { ...profile, ...sold })}
    />
  );
}
