import { vulgarVideosList } from '../../api/moderation.lists.gen';
import { useKeeping, useKeptList } from '../../api/kept-lists';
import { notify } from '../../components/notify';

const [name] = vulgarVideosList.names;
const onFailure = (error: unknown) => void notify.failure(error);

/** Returns whether Delete asks in this queue, and the function that keeps the person's choice on the server. */
export function useAskDelete(): [boolean, (asks: boolean) => void] {
  const { kept } = useKeptList(name);
  const { keep } = useKeeping(name, onFailure);
  return [kept.askDelete, (askDelete) => keep({ askDelete })];
}
