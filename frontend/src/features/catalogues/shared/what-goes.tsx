import { Select } from '@mantine/core';
import { useState } from 'react';
import type { RecordOwners, RecordUse, TimesGiven } from '../../../api/catalogues.gen';
import { formatDateTime, formatNumber } from '../../../lib/format';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

/** Another record to which the deleted record's uses can be moved. */
export interface Target {
  _id: string;
  title: string;
}

interface WhatGoesProps {
  name: string;
  uses: RecordUse[];
  given: TimesGiven;
  owned: RecordOwners;
  /** Whether the dialog offers to hide the record instead. */
  canHide: boolean;
  targets: Target[];
  /** Gets the chosen target, or '' if the uses stay with the deleted record. */
  onMoveTo: (id: string) => void;
}

/** Explains a deletion: where the record is used, how often it was given or sold, and what happens to those uses. */
export function WhatGoes({ name, uses, given, owned, canHide, targets, onMoveTo }: WhatGoesProps) {
  return (
    <>
      <strong className={classes.named}>{name}</strong>
      {given.last && (
        <div className={classes.uses}>
          {texts.given(formatNumber(given.count), given, formatDateTime(given.last))}
          {canHide && <div>{texts.hideHint}</div>}
        </div>
      )}
      {owned.last && (
        <div className={classes.uses}>
          {texts.owned({
            owners: formatNumber(owned.owners),
            sold: formatNumber(owned.sold),
            given: formatNumber(owned.given),
            last: formatDateTime(owned.last),
          })}
          {canHide && <div>{texts.hideHint}</div>}
        </div>
      )}
      {uses.length > 0 && (
        <div className={classes.uses}>
          {texts.used}
          <ul>
            {uses.map(({ what, count, settlement }) => (
              <li key={what}>
                {texts.use(what, formatNumber(count))}
                {settlement !== 'moved' && <> {texts.settlements[settlement]}</>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!given.last && !owned.last && !uses.length && <p>{texts.unused}</p>}
      {uses.some(({ settlement }) => settlement === 'moved') && (
        <MoveTo targets={targets} onChoose={onMoveTo} />
      )}
      <p>{texts.restorable}</p>
    </>
  );
}

function MoveTo({ targets, onChoose }: { targets: Target[]; onChoose: (id: string) => void }) {
  const [chosen, setChosen] = useState(targets[0]?._id ?? '');
  function choose(id: string | null) {
    setChosen(id ?? '');
    onChoose(id ?? '');
  }
  return (
    <Select
      label={texts.moveTo}
      data={[
        ...targets.map(({ _id, title }) => ({ value: _id, label: title })),
        { value: '', label: texts.stay },
      ]}
      allowDeselect={false}
      // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
      withScrollArea={false}
      value={chosen}
      onChange={choose}
      my="sm"
    />
  );
}
