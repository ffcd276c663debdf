import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../components/base/busy-button';
import type { PanelKey } from '../../lib/panels';
import { removeSession, type Profile } from '../../lib/session';
import { serverNow } from '../../lib/server-time';
import { useSignOutButton } from './use-sign-out';
import classes from './view-banner.module.css';
import { texts } from './view.texts';

const MINUTE = 60_000;
/** How often the banner looks at the clock, in milliseconds. */
const LOOKS = 5000;

interface ViewBannerProps {
  panel: PanelKey;
  /** The account whose panel is shown. */
  profile: Profile;
  /** When the view ends by itself. */
  until: string;
}

/** Says on every page of a view whose panel this is and how long the view lasts. Ends it, also when its time is over. */
export function ViewBanner({ panel, profile, until }: ViewBannerProps) {
  const end = useSignOutButton(panel);
  const [now, setNow] = useState(serverNow);
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOKS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) removeSession(panel);
  }, [isOver, panel]);
  return (
    <>
      <div className={classes.room} aria-hidden />
      <aside className={classes.banner} aria-label={texts.label}>
        <IconEye size={20} stroke={1.7} aria-hidden />
        <p className={classes.said}>
          <strong>{texts.seen(profile.name || profile.username || profile.uniqueId || '')}</strong>{' '}
          {texts.readOnly}{' '}
          <span className={classes.left}>{texts.left(Math.max(1, Math.ceil(left / MINUTE)))}</span>
        </p>
        <BusyButton size="compact-sm" variant="default" onClick={end}>
          {texts.end}
        </BusyButton>
      </aside>
    </>
  );
}
