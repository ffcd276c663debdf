import { vulgarVideosList } from '../../api/moderation.lists.gen';
import { useKeeping, useStoredList } from '../../api/kept-lists';
import { notify } from '../../components/base/notify';

const [name] = vulgarVideosList.names;
const onFailure = (error: unknown) => void notify.failure(error);

/** Returns whether Delete asks in this queue, and the function that stores the person's choice on the server. */
export function useAskDelete(): [boolean, (asks: boolean) => void] {
  const { stored } = useStoredList(name);
  const { keep } = useKeeping(name, onFailure);
  return [stored.askDelete, (askDelete) => keep({ askDelete })];
}
