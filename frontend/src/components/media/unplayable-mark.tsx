import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../lib/files';
import { StatusBadge } from '../status-badge';
import { texts } from '../components.texts';
import { plays } from './plays';
import { useVisible } from './use-visible';

/** Stored animations that have been seen to play in this tab: a file never changes under its address. */
const good = new Set<string>();

/** Says that a stored animation does not play; looks once it is in sight, and shows nothing while it cannot be told. */
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
      // The connection is gone: that says nothing about the animation.
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
