import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFetchFirstStepsQuery, type FirstSteps as Steps } from '../../api/first-steps.gen';
import { isDemo } from '../../lib/brand';
import { FitAllSwitch } from '../../components/base/fit-all/fit-all-switch';
import { Sheet } from '../../components/base/sheet';
import { useStoredChoice } from '../../components/base/app-shell/use-stored-flag';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { firstSteps: text } = texts;
type Step = Exclude<keyof Steps, 'keys'>;
type Service = keyof Steps['keys'];
const order = Object.keys(text.steps) as Step[];
const services = Object.keys(text.keys) as Service[];

interface FirstStepsProps {
  /** The reader's id: each reader dismisses the list separately. */
  person: string;
  /** The address of each step's screen. */
  to: Record<Step, string>;
}

/** The setup steps of a new installation, in order. Disappears when all steps are done, or when dismissed. */
export function FirstSteps({ person, to }: FirstStepsProps) {
  const [settled, settle] = useStoredChoice(`callboard-first-steps-${person}`);
  const { data } = useFetchFirstStepsQuery(undefined, {
    skip: settled === true,
    // Steps are completed on other screens.
    refetchOnMountOrArgChange: true,
  });
  const steps = data?.details;
  // The product runs without the keys of other services.
  const complete = steps !== undefined && order.every((step) => step === 'secretKeys' || steps[step]);
  useEffect(() => {
    // Stop asking the server once all steps are complete.
    if (complete) settle(true);
  }, [complete, settle]);
  // A demo has made-up records and needs no setup.
  if (settled || complete || !steps || isDemo()) return null;
  const next = order.find((step) => !steps[step]);
  return (
    <div className={classes.above}>
      <Sheet
        title={text.title}
        actions={
          <Button variant="subtle" color="gray" size="xs" onClick={() => settle(true)}>
            {text.dismiss}
          </Button>
        }
      >
        <p className={classes.stepsHint}>{text.hint}</p>
        <ol className={classes.steps}>
          {order.map((step, index) => (
            <li
              key={step}
              data-done={steps[step] || undefined}
              aria-current={step === next ? 'step' : undefined}
            >
              <span aria-hidden className={classes.stepMark}>
                {steps[step] ? <IconCheck size={14} stroke={2.4} /> : index + 1}
              </span>
              <ScreenLink to={to[step]}>{text.steps[step]}</ScreenLink>
              <span className={classes.stepState}>{steps[step] ? text.done : text.open}</span>
              {step === 'secretKeys' && (
                <ul className={classes.keys}>
                  {services.map((service) => (
                    <li key={service} data-done={steps.keys[service] || undefined}>
                      {text.keys[service]}
                      <span>{steps.keys[service] ? text.done : text.open}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <div className={classes.stepsFoot}>
          <FitAllSwitch />
        </div>
      </Sheet>
    </div>
  );
}
