import { IconPlugConnectedX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useIsDown } from '../../lib/use-connection';
import { texts } from './components.texts';
import classes from './offline-banner.module.css';

/** Shows on every screen that the server is unreachable, as long as it is. */
export function OfflineBanner() {
  const down = useIsDown();
  return createPortal(
    <div role="status" data-while-idle className={classes.place}>
      {down && (
        <p className={classes.banner}>
          <IconPlugConnectedX size={18} aria-hidden />
          {texts.offline}
        </p>
      )}
    </div>,
    document.body,
  );
}
