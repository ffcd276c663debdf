import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import type { Due, SecondStepProps } from './signed-in';

const ShowStep = lazy(async () => ({
  default: (await whenConnected(() => import('./show-step'))).ShowStep,
}));
const SetUpStep = lazy(async () => ({
  default: (await whenConnected(() => import('./set-up-step'))).SetUpStep,
}));

/** What finishes a sign-in after the password. */
export function SecondStep({ due, ...props }: SecondStepProps & { due: Due }) {
  return (
    <Suspense>
      {due.step === 'show' ? (
        <ShowStep {...props} accepts={due.accepts} />
      ) : (
        <SetUpStep {...props} offers={due.offers} />
      )}
    </Suspense>
  );
}
