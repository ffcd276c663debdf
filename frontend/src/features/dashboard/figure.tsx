import { Skeleton } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import classes from './dashboard.module.css';

/** The number of a counter, or its place while it is on its way. */
export const Figure = ({ value }: { value: number | undefined }) => (
  <dd className={classes.figure}>
    {value === undefined ? <Skeleton width={72} height={30} /> : formatNumber(value)}
  </dd>
);
