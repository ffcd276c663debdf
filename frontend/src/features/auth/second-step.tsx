import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import type { SecondStepProps } from './signed-in';

const CodeStep = lazy(async () => ({
  default: (await whenConnected(() => import('./code-step'))).CodeStep,
}));
const SetUpStep = lazy(async () => ({
  default: (await whenConnected(() => import('./set-up-step'))).SetUpStep,
}));

/** What finishes a sign-in after the password. */
export function SecondStep(props: SecondStepProps) {
  return <Suspense>{props.due === 'code' ? <CodeStep {...props} /> : <SetUpStep {...props} />}</Suspense>;
}
