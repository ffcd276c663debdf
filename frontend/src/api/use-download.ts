import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { authApi } from './auth.gen';
import type { AppStore } from './store';
import { staffFileUrl } from '../lib/files';

/** Saves what a call answers as a file. A link cannot renew the session as other calls do, so that is done first. */
export function useDownload() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return useCallback(
    async (path: string) => {
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
