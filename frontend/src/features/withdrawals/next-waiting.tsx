import { useHotkeys } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useListWithdrawalsQuery } from '../../api/withdrawals.gen';
import { paths } from '../../lib/paths';
import { nameOf } from './withdrawal-states';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { nextKeys } from './withdrawals.keys';

/** Links from a request to the request that has waited longest. */
export function NextWaiting({ request }: { request: string }) {
  const { data } = useListWithdrawalsQuery({ status: '0', sort: 'createdAt', page: 1, limit: 20 });
  const navigate = useNavigate();
  useDeclaredKeys(nextKeys);
  // Skip requests that only another admin may confirm.
  const next = data?.details.find(({ _id, obstacle }) => _id !== request && !obstacle);
  const to = next && paths.admin.withdrawal(next.userId._id, next._id);
  useHotkeys([['n', () => to && void navigate(to)]]);
  if (!next || !to) return null;
  return (
    <span className={classes.next}>
      <Link to={to} aria-keyshortcuts="n">
        {texts.record.next(nameOf(next))}
        <IconArrowRight size={15} aria-hidden />
      </Link>
    </span>
  );
}
