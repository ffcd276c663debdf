import { Skeleton } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import classes from './dashboard.module.css';

/** The number of a counter, or a placeholder while it is loading. */
export const Figure = ({ value }: { value: number | undefined }) => (
  <dd className={classes.figure}>
    {value === undefined ? <Skeleton width={72} height={30} /> : formatNumber(value)}
  </dd>
);
