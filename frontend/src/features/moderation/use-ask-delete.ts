import { useKeeping, useKeptList } from '../../api/kept-lists';
import { notify } from '../../components/notify';
import { MODERATION_LIST } from './moderation-list';

const onFailure = (error: unknown) => void notify.failure(error);

/** Returns whether Delete asks in this queue, and the function that keeps the person's choice on the server. */
export function useAskDelete(): [boolean, (asks: boolean) => void] {
  const { kept } = useKeptList(MODERATION_LIST);
  const { keep } = useKeeping(MODERATION_LIST, onFailure);
  return [kept.askDelete, (askDelete) => keep({ askDelete })];
}
