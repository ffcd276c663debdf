import { IconHistory } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { demoApi, useFetchDemoQuery } from '../../../../api/demo.gen';
import type { AppStore } from '../../../../api/store';
import { useIsDown } from '../../../../lib/use-connection';
import { Banner } from '../../banner';
import { texts } from '../../components.texts';

/** How often the banner asks whether the history is complete, in milliseconds. */
const LOOKS = 2000;

/** Shows on every screen that the history of the demo is being filled in. Then reads again what the screens show. */
export function DemoBanner() {
  const [filling, setFilling] = useState(true);
  const { data } = useFetchDemoQuery(undefined, { pollingInterval: LOOKS, skip: !filling });
  const isDown = useIsDown();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { getState } = useStore<ReturnType<AppStore['getState']>>();
  if (filling && data?.details.filling === false) setFilling(false);
  useEffect(() => {
    if (filling) return;
    const { provided } = getState()[demoApi.reducerPath];
    dispatch(demoApi.util.invalidateTags(Object.keys(provided.tags) as 'demo'[]));
  }, [filling, dispatch, getState]);
  return <Banner icon={IconHistory} text={filling && !isDown ? texts.shell.demoFilling : undefined} />;
}
