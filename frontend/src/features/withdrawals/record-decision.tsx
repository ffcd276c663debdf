import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { Withdrawal } from '../../api/withdrawals.gen';
import { BusyButton } from '../../components/base/busy-button';
import { texts as shared } from '../../components/base/components.texts';
import { useConfirm } from '../../components/base/confirm';
import { moveKeys, movesOf, type Move } from '../../components/decision-queue/decisions';
import { RejectDialog } from '../../components/decision-queue/reject-dialog';
import { useDecisions } from '../../components/decision-queue/use-decisions';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useWithdrawalCalls } from './use-withdrawal-calls';
import { confirms, nameOf, payoutQuestion, refusalOf } from './withdrawal-states';
import { texts } from './withdrawals.texts';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { recordKeys } from './withdrawals.keys';
import { useMay } from '../../lib/rights';

/** Approves or rejects the request on its record page, by button or by the keys of the list. */
export function RecordDecision({ request }: { request: Withdrawal }) {
  const { isBusy, decide } = useDecisions(useWithdrawalCalls());
  const confirm = useConfirm();
  useDeclaredKeys(recordKeys);
  const once = useOneAtATime();
  const [opened, setOpened] = useState(false);
  const decides = useMay()('withdrawals.decide');
  const moves = decides ? movesOf(request.status).filter((move) => !refusalOf(request, move)) : [];

  function start(move: Move) {
    if (opened || isBusy(request) || !moves.includes(move)) return;
    if (move === 'reject') setOpened(true);
    else void once(pay);
  }
  async function pay() {
    const question = { ...payoutQuestion(request), again: 'a', cancelled: shared.queue.nothingApproved };
    if (await confirm(question)) await decide([request], 'approve');
  }
  useHotkeys([
    ['a', () => start('approve')],
    ['r', () => start('reject')],
  ]);
  return (
    <>
      {moves.map((move) => (
        <BusyButton
          key={move}
          variant={move === 'reject' ? 'light' : 'filled'}
          {...(move === 'reject' && { color: 'red' })}
          aria-keyshortcuts={moveKeys[move]}
          loading={isBusy(request)}
          onClick={() => start(move)}
        >
          {confirms(request, move) ? texts.second.confirm[move] : shared.queue[move]}
        </BusyButton>
      ))}
      <RejectDialog
        opened={opened}
        rows={[request]}
        rowName={nameOf}
        texts={texts.rejection}
        draftOf={({ agreedReason }) => agreedReason}
        onReject={(rejection) => decide([request], 'reject', rejection)}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
