import { IconPlugConnectedX } from '@tabler/icons-react';
import { useIsDown } from '../../lib/use-connection';
import { Banner } from './banner';
import { texts } from './components.texts';

/** Shows on every screen that the server is unreachable, as long as it is. */
export function OfflineBanner() {
  return <Banner icon={IconPlugConnectedX} text={useIsDown() ? texts.offline : undefined} />;
}
