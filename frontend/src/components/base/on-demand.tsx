import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isConnected, reportFailure } from '../../lib/connection';
import { texts } from './components.texts';
import { notify } from './notify';

interface Opened {
  onClose: () => void;
  /** Omitted by components that are rendered only while open. */
  opened?: boolean;
}

/**
 * Loads a component that opens over a page from its own chunk. If the chunk fails to load, the component closes and
 * shows a toast: a thrown error would unmount the page below with everything typed there.
 */
export function onDemand<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined;
  async function fetched() {
    if (there) return there;
    if (!(await isConnected())) throw new Error(texts.error.offlineTitle);
    try {
      return (there = await load());
    } catch (error) {
      reportFailure();
      throw error;
    }
  }

  function OnDemand(props: Props) {
    const { onClose, opened = true } = props;
    const [Code, setCode] = useState(() => there);
    const close = useRef(onClose);
    useEffect(() => {
      close.current = onClose;
    });
    useEffect(() => {
      if (Code || !opened) return;
      let gone = false;
      fetched().then(
        (code) => {
          if (!gone) setCode(() => code);
        },
        () => {
          if (gone) return;
          notify.failure(new Error(texts.error.codeHint), texts.error.title);
          close.current();
        },
      );
      return () => {
        gone = true;
      };
    }, [Code, opened]);
    return Code ? <Code {...props} /> : null;
  }
  /** Preloads the code. A failure counts only when the component is opened. */
  const preload = () => void fetched().catch(() => undefined);
  return Object.assign(OnDemand, { preload });
}
