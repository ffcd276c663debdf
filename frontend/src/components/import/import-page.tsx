import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { Page } from '../base/page';
import { DraftOffer } from '../record-form/draft-offer';
import { CancelUpload } from '../upload/cancel-upload';
import { FileStep } from './file-step';
import { FoundStep } from './found-step';
import type { ImportTable } from './import-columns';
import classes from './import.module.css';
import { texts } from './import.texts';
import type { ImportCalls, ImportPreview } from './import.types';
import { Preview, type PreviewHeads } from './preview';
import { SourceFields } from './source-fields';
import { useImport } from './use-import';

const { file: text, preview: shown } = texts;
const longestTitle = 100;

interface ImportPageProps extends ImportCalls {
  /** Names the form and the account: each account on this browser has its own attempts. */
  form: string;
  table: ImportTable;
  /** The label of the title's field, and a title to begin with. */
  title: { label: string; initial: string };
  heads: PreviewHeads;
  /** The button that starts the import. */
  startLabel: (preview: ImportPreview) => string;
}

/** Imports a table: choose or paste it, check it as a whole, and start it after a confirmation. */
export function ImportPage({ form, table, title, heads, startLabel, ...calls }: ImportPageProps) {
  const heading = useRef<HTMLDivElement>(null);
  const running = useImport({
    ...calls,
    form,
    initialTitle: title.initial,
    onChecked: () => requestAnimationFrame(() => heading.current?.focus()),
  });
  const { source, checked, busy } = running;
  return (
    <Page>
      <div className={classes.steps}>
        <FileStep
          left={<DraftOffer draft={running.draft} closed={busy !== undefined} />}
          table={table}
          sent={source.chosen}
          checking={busy === 'check'}
          disabled={checked !== undefined}
          onCheck={() => void running.check()}
        >
          <SourceFields source={source} problem={running.problem} disabled={busy !== undefined} />
        </FileStep>
        {checked && (
          <FoundStep heading={heading} title={shown.title}>
            <Preview preview={checked.preview} heads={heads} />
            {checked.preview.faulty ? (
              <p className={classes.problem}>{shown.correct}</p>
            ) : (
              <div className={classes.end}>
                <TextInput
                  className={classes.title}
                  label={title.label}
                  description={text.nameHint}
                  required
                  maxLength={longestTitle}
                  value={running.title}
                  error={running.untitled ? shared.required : undefined}
                  onChange={({ currentTarget }) => running.setTitle(currentTarget.value)}
                />
                <BusyButton loading={busy === 'start'} onClick={() => void running.run()}>
                  {startLabel(checked.preview)}
                </BusyButton>
                <CancelUpload values={[checked.file]} />
              </div>
            )}
          </FoundStep>
        )}
      </div>
    </Page>
  );
}
