import { useDeferredValue, useEffect, useState, type CSSProperties } from 'react';
import type { KnownOfOwner } from '../../../../backend/src/core/guessable-passwords';
import { formatNumber } from '../../lib/format';
import { texts } from '../base/components.texts';
import classes from './password-strength.module.css';
import type { rate as Rate } from './rating';

const BEST = 4;
const words = texts.passwordStrength;

const tooShort = (minLength: number) => ({
  score: 0,
  refusal: texts.form.faults.tooShort(formatNumber(minLength)),
});

interface PasswordStrengthProps {
  password: string;
  /** The shortest password that the server accepts. */
  minLength?: number | undefined;
  /** What others know of the owner: such a password is refused. */
  owner: KnownOfOwner;
}

/** Shows how hard a typed password is to guess, and why the server refuses it. Loads the check when it is needed. */
export function PasswordStrength({ password, minLength = 0, owner }: PasswordStrengthProps) {
  const typed = useDeferredValue(password);
  const [rate, setRate] = useState<typeof Rate>();
  const isNeeded = typed !== '' && !rate;
  useEffect(() => {
    if (!isNeeded) return;
    let gone = false;
    import('./rating').then(
      (loaded) => {
        if (!gone) setRate(() => loaded.rate);
      },
      // The meter only advises: without a connection the form works as it did.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isNeeded]);
  if (!typed || !rate) return null;
  const { score, refusal } = typed.length < minLength ? tooShort(minLength) : rate(typed, owner);
  const verdict = refusal ?? words.scores[score];
  return (
    <div className={classes.strength}>
      <div
        role="meter"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={BEST}
        aria-valuenow={score}
        aria-valuetext={verdict}
        className={classes.bar}
        data-score={score}
        style={{ '--part': `${(Math.max(score, 1) / BEST) * 100}%` } as CSSProperties}
      />
      <span aria-hidden>{verdict}</span>
    </div>
  );
}
