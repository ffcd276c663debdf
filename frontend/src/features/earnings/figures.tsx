import { IconArrowDownRight, IconArrowUpRight, IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { formatNumber, formatSigned } from '../../lib/format';
import classes from './earnings.module.css';
import { texts } from './earnings.texts';

interface ChangeProps {
  value: number;
  before: number | undefined;
}

/** The difference to the period before, if that can be compared. An arrow and a sign show its direction, not only the colour. */
export function Change({ value, before }: ChangeProps) {
  if (before === undefined) return null;
  const change = value - before;
  const Arrow = change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.change} data-sign={Math.sign(change)} title={texts.before(formatNumber(before))}>
      {change !== 0 && <Arrow size={14} aria-hidden />}
      <span aria-hidden>{change ? formatSigned(change) : texts.unchanged}</span>
      <VisuallyHidden>{texts.change(formatSigned(change))}</VisuallyHidden>
    </span>
  );
}

/** Valid days against the target, as text and as a bar. Without a target only the days. */
export function ValidDays({ days, target }: { days: number; target: number }) {
  if (!target) return formatNumber(days);
  const isMet = days >= target;
  return (
    <span className={classes.valid} data-met={isMet || undefined}>
      <span className={classes.ofTarget} title={texts.targetOfPeriod}>
        {texts.ofTarget(formatNumber(days), formatNumber(target))}
        {isMet && <IconCheck size={14} role="img" aria-label={texts.targetMet} />}
      </span>
      <progress className={classes.bar} value={Math.min(days, target)} max={target} aria-hidden />
    </span>
  );
}
