import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/base/error-boundary';
import { whenConnected } from '../../lib/chunk';
import type { FiguresProps } from './figures';
import { FiguresPlace } from './figures-place';
import type { RecordFiguresProps } from './record-figures';
import { IfMay } from '../../components/base/rights/if-may';
import { useIdle } from '../../lib/use-idle';

const Figures = lazy(() => whenConnected(() => import('./figures')));
const RecordFigures = lazy(() => whenConnected(() => import('./record-figures')));

/** Shows figures to those who may see them. */
const Later = (props: LaterProps) => (
  <IfMay right="figures.read">
    <Waiting {...props} />
  </IfMay>
);

interface LaterProps {
  place: ReactNode;
  children: ReactNode;
}

/** Shows its content after everything else on the page has been painted. Until then, it keeps the place. */
function Waiting({ place, children }: LaterProps) {
  if (!useIdle()) return place;
  return (
    <ErrorBoundary>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The figures of a screen. Their code and their reads come last. */
export const FiguresLater = (props: FiguresProps) => (
  <Later place={<FiguresPlace cards={props.board.top.length} subjects={props.board.subjects} />}>
    <Figures {...props} />
  </Later>
);

/** The key figures of one record. Their code and their reads come last. */
export const RecordFiguresLater = (props: RecordFiguresProps) => (
  <Later place={<FiguresPlace cards={props.measures.length} compared={props.groups !== undefined} />}>
    <RecordFigures {...props} />
  </Later>
);
