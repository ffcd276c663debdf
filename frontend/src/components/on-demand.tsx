import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isConnected, reportFailure } from '../lib/connection';
import { texts } from './components.texts';
import { notify } from './notify';

interface Opened {
  onClose: () => void;
  /** Left out by what is drawn only while it is open. */
  opened?: boolean;
}

/**
 * What opens over a page, its code in a chunk of its own. Where that code does not come, it closes and says so: thrown, the
 * failure would take the page below away with all that was typed there.
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
  /** Has the code come before it is asked for; a failure counts only then. */
  const ahead = () => void fetched().catch(() => undefined);
  return Object.assign(OnDemand, { ahead });
}
