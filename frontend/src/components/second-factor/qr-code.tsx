import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { whenConnected } from '../../lib/chunk';
import classes from './second-factor.module.css';
import { texts } from './second-factor.texts';

/** A text as a QR code. The code that draws it loads with it. */
export function QrCode({ text }: { text: string }) {
  const [cells, setCells] = useState<boolean[][] | 'failed'>();
  useEffect(() => {
    let gone = false;
    whenConnected(() => import('uqr')).then(
      ({ encode }) => {
        if (!gone) setCells(encode(text).data);
      },
      () => setCells('failed'),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (cells === 'failed') return <p>{texts.setUp.noQr}</p>;
  if (!cells) return <Skeleton className={classes.qr ?? ''} />;
  const path = cells.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={texts.setUp.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
