import { useDeferredValue, useEffect, useState, type CSSProperties } from 'react';
import { texts } from '../components.texts';
import classes from './password-strength.module.css';

const BEST = 4;
const words = texts.passwordStrength;

/** Shows how hard a new password is to guess. Loads the check with the first typed character. */
export function PasswordStrength({ password }: { password: string }) {
  const typed = useDeferredValue(password);
  const [scoreOf, setScoreOf] = useState<(text: string) => number>();
  const isNeeded = typed !== '' && !scoreOf;
  useEffect(() => {
    if (!isNeeded) return;
    let gone = false;
    import('./score-of').then(
      (loaded) => {
        if (!gone) setScoreOf(() => loaded.scoreOf);
      },
      // The meter only advises: without a connection the form works as it did.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isNeeded]);
  const score = typed && scoreOf ? scoreOf(typed) : undefined;
  const part = score === undefined ? 0 : (Math.max(score, 1) / BEST) * 100;
  return (
    <div className={classes.strength}>
      <div
        role="meter"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={BEST}
        aria-valuenow={score ?? 0}
        aria-valuetext={score === undefined ? words.none : words.scores[score]}
        className={classes.bar}
        data-score={score}
        style={{ '--part': `${part}%` } as CSSProperties}
      />
      <span aria-hidden>{score === undefined ? words.label : words.scores[score]}</span>
    </div>
  );
}
