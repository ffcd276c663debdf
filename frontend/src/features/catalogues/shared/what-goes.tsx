import { Select } from '@mantine/core';
import { useState } from 'react';
import type { RecordUse } from '../../../api/catalogues.gen';
import { formatNumber } from '../../../lib/format';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

/** Another record that what uses the deleted one can be moved to. */
export interface Target {
  _id: string;
  title: string;
}

interface WhatGoesProps {
  name: string;
  uses: RecordUse[];
  targets: Target[];
  /** '' where they stay with what is deleted. */
  onMoveTo: (id: string) => void;
}

/** What a deletion means: where the record is used, and what becomes of that. */
export function WhatGoes({ name, uses, targets, onMoveTo }: WhatGoesProps) {
  return (
    <>
      <strong className={classes.named}>{name}</strong>
      {uses.length > 0 ? (
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
      ) : (
        <p>{texts.unused}</p>
      )}
      {uses.some(({ settlement }) => settlement === 'moved') && (
        <MoveTo targets={targets} onChoose={onMoveTo} />
      )}
      <p>{texts.kept}</p>
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
      // The list scrolls itself: a scroll area around it could not be reached by the keyboard.
      withScrollArea={false}
      value={chosen}
      onChange={choose}
      my="sm"
    />
  );
}
