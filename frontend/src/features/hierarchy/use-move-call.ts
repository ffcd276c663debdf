import { skipToken } from '@reduxjs/toolkit/query';
import {
  useMoveHostsOfAgencyMutation,
  useMoveInHierarchyMutation,
  usePreviewHostsMoveQuery,
  usePreviewMoveQuery,
} from '../../api/hierarchy.gen';
import { texts } from './hierarchy.texts';
import type { Movable } from './movable';

/** What a move does, as the dialog says it. */
interface MoveEffect {
  text: string;
  /** The name of the present parent; '' if it is unknown. */
  fromName: string;
  to: string;
  toName: string;
}

/** Previews and sends the move of some records, or of all hosts of an agency, to the parent with the code `to`. */
export function useMoveCall({ kind, records, from }: Movable, to: string) {
  const [moveSome, some] = useMoveInHierarchyMutation();
  const [moveAll, all] = useMoveHostsOfAgencyMutation();
  const sending = some.isLoading || all.isLoading;
  const asks = to && !sending;
  const fresh = { refetchOnMountOrArgChange: true };
  const someArg = records && { moveDto: { kind, records, to } };
  const allArg = { moveHostsDto: { from, to } };
  const ofSome = usePreviewMoveQuery(asks && someArg ? someArg : skipToken, fresh);
  const ofAll = usePreviewHostsMoveQuery(asks && !records ? allArg : skipToken, fresh);
  const { isFetching, error } = records ? ofSome : ofAll;

  function effect(): MoveEffect | undefined {
    if (!to || isFetching) return undefined;
    if (!records) {
      const details = ofAll.currentData?.details;
      return details && { ...details, text: texts.effectOnAll(details) };
    }
    const details = ofSome.currentData?.details;
    if (!details) return undefined;
    const text = kind === 'host' ? texts.effectOnHosts(details.records.length) : texts.effect(details);
    return { ...details, text, fromName: details.records[0]?.fromName ?? '' };
  }
  return {
    counting: Boolean(to) && isFetching,
    effect: effect(),
    fault: to && !isFetching ? error : undefined,
    sending,
    send: () => (someArg ? moveSome(someArg) : moveAll(allArg)).unwrap(),
  };
}
