import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { emptyApi } from './empty-api';
import { SAVED_FILE, saveListFile } from './list-file';
import type { AppStore } from './store';
import { openView } from '../lib/view';
import { texts } from './api.texts';

// The OpenAPI document names no hooks for files, so the generated slices lack this call.
const filesApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    [SAVED_FILE]: build.query<unknown, string>({ query: (path) => ({ url: `/api/${path}` }) }),
  }),
});

/**
 * Returns a function that saves an API answer as a file. The file is read as any other answer, because a link cannot renew
 * the session, nor ask for the proof that a sensitive file needs.
 */
export function useDownload() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return useCallback(
    async (path: string) => {
      if (openView() !== undefined) throw new Error(texts.viewOnly);
      const options = { subscribe: false, forceRefetch: true };
      const call = dispatch(filesApi.endpoints[SAVED_FILE].initiate(path, options));
      await call.unwrap();
      await saveListFile(call.queryCacheKey, () => undefined, new AbortController().signal);
    },
    [dispatch],
  );
}
