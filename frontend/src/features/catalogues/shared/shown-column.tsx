import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueKind } from '../../../api/catalogues.gen';
import type { Column } from '../../../components/base/list-page/list.types';
import { notify } from '../../../components/base/notify';
import { StatusBadge } from '../../../components/base/status-badge';
import type { CatalogueRow } from './catalogue-row';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';
import { stateOf, useShow } from './use-show';
import { useMay } from '../../../lib/rights';

const words = texts.shown;

/** A column with a switch that shows a record in the app or hides it there at once. */
export const shownColumn = <Row extends CatalogueRow>(
  kind: CatalogueKind,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  field: 'shown',
  title: words.column,
  value: (row) => <ShownSwitch kind={kind} id={row._id} shown={row.shown !== false} name={nameOf(row)} />,
});

interface ShownSwitchProps {
  kind: CatalogueKind;
  id: string;
  shown: boolean;
  name: string;
}

function ShownSwitch({ kind, id, shown, name }: ShownSwitchProps) {
  const may = useMay();
  const show = useShow(kind);
  // The switch turns at once; the list is read again after the change.
  const [pending, setPending] = useState<{ from: boolean; to: boolean }>();
  if (pending && pending.from !== shown) setPending(undefined);
  const isShown = pending?.to ?? shown;

  async function change(to: boolean) {
    setPending({ from: shown, to });
    try {
      await show(id, to, name);
    } catch (error) {
      setPending(undefined);
      notify.failure(error, words.failed(name));
    }
  }
  return (
    <span className={classes.shown}>
      <Switch
        size="sm"
        aria-label={words.show(name)}
        checked={isShown}
        disabled={!may('catalogues.write')}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {!isShown && <StatusBadge tone="calm">{stateOf(false)}</StatusBadge>}
    </span>
  );
}
