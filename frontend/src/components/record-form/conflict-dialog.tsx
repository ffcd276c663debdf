import { Button, Radio } from '@mantine/core';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Conflict } from '../../api/conflict';
import { formatAgo } from '../../lib/format';
import { isUploadKind } from '../../lib/upload-kinds';
import { texts as shared } from '../base/components.texts';
import { ConfirmKey } from '../base/confirm-key';
import { DialogFoot } from '../base/dialog-foot';
import { Modal } from '../base/modal';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { UploadPreview } from '../upload/upload-preview';
import classes from './conflict-dialog.module.css';
import { texts } from './conflict.texts';
import type { FormValues } from './field';
import { formKeys } from './form.keys';
import type { MergedField } from './merge';
import { readValue } from './read-value';
import { submitByKey } from './submit-by-key';

type Side = 'mine' | 'theirs';

export interface ConflictDialogProps {
  conflict: Conflict;
  merged: readonly MergedField<FormValues>[];
  /** Gets the names of the fields, changed by both, whose typed value is saved. */
  onSave: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/**
 * Shows both values of each field that two people changed, to choose from, and lists the fields that only one of them
 * changed.
 */
export function ConflictDialog({ conflict, merged, onSave, onClose }: ConflictDialogProps) {
  const both = merged.filter(({ by }) => by === 'both');
  const others = merged.filter(({ by }) => by !== 'both');
  const [sides, setSides] = useState<Record<string, Side>>({});
  useDeclaredKeys(formKeys);
  const sideOf = (name: string): Side => sides[name] ?? 'mine';

  function choose({ name, requiredWith }: MergedField<FormValues>['field'], side: Side) {
    // Two files of one thing come from one side.
    const together = both.filter(({ field }) => field.name === requiredWith).map(({ field }) => field.name);
    setSides((now) => ({ ...now, ...Object.fromEntries([name, ...together].map((one) => [one, side])) }));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const names = both.map(({ field }) => field.name);
    onSave(new Set(names.filter((name) => sideOf(name) === 'mine')));
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title(conflict.by)}
      size="lg"
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form onSubmit={save} onKeyDown={submitByKey} noValidate>
        <p className={classes.hint}>{texts.hint(conflict.at && formatAgo(conflict.at))}</p>
        {both.length > 0 && (
          <section aria-label={texts.choose}>
            {both.map((one, index) => (
              <Choice
                key={one.field.name}
                isFirst={index === 0}
                merged={one}
                side={sideOf(one.field.name)}
                onChoose={(side) => choose(one.field, side)}
              />
            ))}
          </section>
        )}
        {others.length > 0 && (
          <details className={classes.others} open={both.length === 0}>
            <summary>{texts.merged(others.length)}</summary>
            <dl className={classes.list}>
              {others.map((one) => (
                <div key={one.field.name} className={classes.other}>
                  <dt>{one.field.label}</dt>
                  <dd>
                    <span className={classes.whose}>{texts.by[one.by === 'mine' ? 'mine' : 'theirs']}</span>
                    <Value merged={one} side={one.by === 'mine' ? 'mine' : 'theirs'} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <DialogFoot onCancel={onClose}>
          <Button type="submit">
            {texts.save}
            <ConfirmKey />
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  merged: MergedField<FormValues>;
  isFirst: boolean;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ merged, isFirst, side, onChoose }: ChoiceProps) {
  const label = useId();
  return (
    <div role="radiogroup" aria-labelledby={label} className={classes.choice}>
      <span id={label} className={classes.label}>
        {merged.field.label}
      </span>
      {(['mine', 'theirs'] as const).map((one) => (
        <Radio
          key={one}
          name={label}
          className={classes.side}
          checked={side === one}
          data-autofocus={isFirst && side === one ? true : undefined}
          onChange={() => onChoose(one)}
          label={
            <>
              <span className={classes.whose}>{one === 'mine' ? texts.yours : texts.now}</span>
              <Value merged={merged} side={one} />
            </>
          }
        />
      ))}
    </div>
  );
}

function Value({
  merged: { field, mine, theirs },
  side,
}: {
  merged: MergedField<FormValues>;
  side: Side;
}): ReactNode {
  if (isUploadKind(field.kind)) {
    const isEmpty = side === 'mine' ? mine === null : !theirs;
    if (isEmpty) return <span className={classes.value}>{texts.noFile}</span>;
    return (
      <span className={classes.file}>
        <UploadPreview
          kind={field.kind}
          file={side === 'mine' && mine instanceof File ? mine : undefined}
          current={side === 'theirs' ? theirs : undefined}
          label={field.label}
        />
      </span>
    );
  }
  if (field.kind === 'password') return <span className={classes.value}>{texts.secret[side]}</span>;
  const value = side === 'mine' ? String(mine ?? '') : theirs;
  return (
    <span className={classes.value}>{field.display?.(value) ?? readValue(field, value, texts.empty)}</span>
  );
}
