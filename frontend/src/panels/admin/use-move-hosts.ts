import type { Host } from '../../api/hosts.gen';
import { useMove } from '../../features/hierarchy/use-move';
import { texts } from '../../features/hosts/hosts.texts';
import { formatNumber } from '../../lib/format';

/** Moves hosts to another agency. The screen must render `dialog`. */
export function useMoveHosts() {
  const { ask, dialog } = useMove();
  const onMove = (hosts: Host[]) => {
    const [first] = hosts;
    if (!first) return;
    const { agencyCode, username, realName } = first;
    const isOne = hosts.length === 1;
    ask({
      kind: 'host',
      records: hosts.map(({ _id, agencyCode: from }) => ({ id: _id, from })),
      name: isOne ? realName : texts.several(formatNumber(hosts.length)),
      ...(isOne && { code: username }),
      from: hosts.every((host) => host.agencyCode === agencyCode) ? agencyCode : '',
    });
  };
  return { onMove, dialog };
}
