import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../lib/files';
import { StatusBadge } from '../base/status-badge';
import { texts } from '../base/components.texts';
import { plays } from './plays';
import { useVisible } from './use-visible';

/** Stored animations that this tab has found playable: the file at an address never changes. */
const good = new Set<string>();

/**
 * Marks a stored animation that does not play. It checks when it comes into view, and shows nothing while the result is
 * unknown.
 */
export function UnplayableMark({ src }: { src: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { seen } = useVisible(box);
  const [broken, setBroken] = useState<string>();
  const url = fileUrl(src);

  useEffect(() => {
    if (!seen || !url || good.has(url)) return;
    let isOver = false;
    plays(url).then(
      (played) => {
        if (played) good.add(url);
        else if (!isOver) setBroken(url);
      },
      // The connection failed, so the animation's playability is unknown.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [seen, url]);

  return (
    <div ref={box}>
      {url && broken === url && <StatusBadge tone="warn">{texts.media.brokenMark}</StatusBadge>}
    </div>
  );
}
