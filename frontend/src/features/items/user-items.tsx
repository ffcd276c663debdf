import { Button, Skeleton } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useListUserItemsQuery, type UserItem } from '../../api/items.gen';
import { PageSteps } from '../../components/base/page-steps';
import { IfMay } from '../../components/base/rights/if-may';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { catalogueNames } from '../../lib/kinds.gen';
import { GrantDialog } from './grant-dialog';
import classes from './items.module.css';
import { texts } from './items.texts';
import { RevokeDialog } from './revoke-dialog';

const ROWS = 5;
const tones: Record<UserItem['state'], Tone> = {
  coming: 'accent',
  running: 'good',
  ended: 'calm',
  revoked: 'bad',
};

/** The things that a user has or had, newest first: staff give and revoke them here. */
export function UserItems({ user }: { user: { _id: string; username: string } }) {
  const [page, setPage] = useState(1);
  const [giving, setGiving] = useState(false);
  const [revoked, setRevoked] = useState<UserItem>();
  const { data, error, refetch } = useListUserItemsQuery({ id: user._id, page, limit: ROWS });
  const items = data?.details;
  return (
    <Sheet
      title={texts.title}
      actions={
        <IfMay right="items.grant">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconGift size={15} aria-hidden />}
            onClick={() => setGiving(true)}
          >
            {texts.give}
          </Button>
        </IfMay>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !items ? (
        <Skeleton height={60} />
      ) : items.length ? (
        <ul className={classes.items}>
          {items.map((item) => (
            <Item key={item._id} item={item} onRevoke={() => setRevoked(item)} />
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{texts.none}</p>
      )}
      <PageSteps
        title={texts.title}
        page={page}
        pages={Math.ceil((data?.total ?? 0) / ROWS)}
        onPage={setPage}
      />
      {giving && <GrantDialog user={user} onClose={() => setGiving(false)} />}
      {revoked && <RevokeDialog item={revoked} onClose={() => setRevoked(undefined)} />}
    </Sheet>
  );
}

function Item({ item, onRevoke }: { item: UserItem; onRevoke: () => void }) {
  const { kind, title, state, source, price, by, reason, revokedBy, refunded, from, until } = item;
  const { sources } = texts;
  const how = {
    purchase: sources.purchase(price),
    grant: sources.grant(by),
    level: sources.level,
    vip: sources.vip,
  }[source];
  // A VIP pack goes with all that it brought.
  const canRevoke = (state === 'running' || state === 'coming') && source !== 'vip';
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.name}>
          {title}
          <span className={classes.kind}>{catalogueNames[kind].one}</span>
        </span>
        <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>
      </div>
      <div className={classes.facts}>
        <span>
          {how}
          {state !== 'revoked' && (
            <>
              , {state === 'coming' && <>{texts.from(from)} </>}
              {until ? texts.until(until) : texts.forGood}
            </>
          )}
        </span>
        {canRevoke && (
          <IfMay right="items.grant">
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              aria-label={`${texts.revoke.label} ${title}`}
              onClick={onRevoke}
            >
              {texts.revoke.label}
            </Button>
          </IfMay>
        )}
      </div>
      {revokedBy && <div className={classes.facts}>{texts.revokedBy(revokedBy, refunded)}</div>}
      {reason && <div className={classes.reason}>{reason}</div>}
    </li>
  );
}
