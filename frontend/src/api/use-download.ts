import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { authApi } from './auth.gen';
import type { AppStore } from './store';
import { staffFileUrl } from '../lib/files';
import { openView } from '../lib/view';
import { texts } from './api.texts';

/** Returns a function that saves an API answer as a file. It renews the session first because a link cannot. */
export function useDownload() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return useCallback(
    async (path: string) => {
      if (openView() !== undefined) throw new Error(texts.viewOnly);
      const options = { subscribe: false, forceRefetch: true };
      await dispatch(authApi.endpoints.fetchMe.initiate(undefined, options)).unwrap();
      const link = document.createElement('a');
      link.href = staffFileUrl(path) ?? '';
      link.download = '';
      link.click();
    },
    [dispatch],
  );
}
