import { useLayoutEffect } from 'react';
import { Mark } from '../../components/base/mark';
import type { PanelKey } from '../../lib/panels';
import { texts } from './auth.texts';
import classes from './idle-end.module.css';
import { useIdleEnd } from './use-idle-end';
import { useSession } from './use-session';
import { OnBody } from '../../components/base/on-body';

/** Ends an idle session. Until the sign-in appears, a cover replaces everything on the page. */
export function IdleEnd({ panel }: { panel: PanelKey }) {
  const minutes = useSession(panel)?.idleMinutes;
  const isOver = useIdleEnd(panel, minutes);
  return isOver && minutes !== undefined ? <Cover minutes={minutes} /> : null;
}

/** Keeps keys from the hidden page, whose shortcuts decide and undo. */
function keepFromPage(event: KeyboardEvent) {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[data-while-idle]'))) event.stopPropagation();
}

function Cover({ minutes }: { minutes: number }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Hides all that is open, also dialogs and toasts (styles/base.css).
    dataset['idle'] = '';
    window.addEventListener('keydown', keepFromPage, true);
    return () => {
      delete dataset['idle'];
      window.removeEventListener('keydown', keepFromPage, true);
    };
  }, []);
  return (
    <OnBody>
      <div role="status" data-while-idle className={classes.cover}>
        <Mark size={40} />
        <p className={classes.title}>{texts.again.title}</p>
        <p className={classes.effect}>{texts.unused(minutes)}</p>
      </div>
    </OnBody>
  );
}
