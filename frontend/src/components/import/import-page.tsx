import { Button, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { hasFileChanged, isCancelled } from '../../api/errors-to-form';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { csvOf, saveText } from '../../lib/csv';
import { formatNumber } from '../../lib/format';
import { BusyButton } from '../busy-button';
import { texts as shared } from '../components.texts';
import { type Question, useConfirm } from '../confirm';
import { notify, reasonOf } from '../notify';
import { Page } from '../page';
import { DraftOffer } from '../record-form/draft-offer';
import { useTypedCare } from '../record-form/use-typed-care';
import { Sheet } from '../sheet';
import { StatusBadge } from '../status-badge';
import { CancelUpload } from '../upload/cancel-upload';
import { UploadField } from '../upload/upload-field';
import { CheckedRows, type CheckedRow } from './checked-rows';
import classes from './import.module.css';
import { texts } from './import.texts';

const { file: text, preview: shown } = texts;
const longestTitle = 100;

/** A column of the file. */
export interface ImportColumn {
  name: string;
  meaning: string;
  example: string;
  optional?: boolean;
}

export interface PreviewedRow extends CheckedRow {
  label: string;
  detail: string;
  coins: number | null;
}

export interface ImportPreview {
  total: number;
  faulty: number;
  coins: number;
  waits: boolean;
  rows: PreviewedRow[];
}

/** What the person confirmed, with the file. */
export interface ImportOrder {
  title: string;
  file: File;
  rows: number;
  coins: number;
}

interface ImportPageProps {
  /** Names the form and the account: each account on this browser has its own attempts. */
  form: string;
  hint: ReactNode;
  columns: readonly ImportColumn[];
  /** The name of the template file. */
  template: string;
  /** The label of the title's field, and a title to begin with. */
  titleLabel: string;
  initialTitle: string;
  /** The heads of the preview. */
  heads: { label: string; coins?: string };
  previewOf: (file: File) => Promise<ImportPreview>;
  start: (order: ImportOrder, key: string) => Promise<{ message: string; import: string }>;
  /** The button that starts the import, and the question before it. */
  startLabel: (preview: ImportPreview) => string;
  question: (preview: ImportPreview) => Question;
  onStarted: (id: string) => void;
}

/** Imports a table: choose or paste it, check it as a whole, and start it after a confirmation. */
export function ImportPage(props: ImportPageProps) {
  const { form, columns, heads, previewOf, start, startLabel, question, onStarted } = props;
  const [source, setSource] = useState<'file' | 'pasted'>('file');
  const [chosen, setChosen] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [title, setTitle] = useState(props.initialTitle);
  const [problem, setProblem] = useState<string>();
  const [untitled, setUntitled] = useState(false);
  const [checked, setChecked] = useState<{ preview: ImportPreview; file: File }>();
  const [busy, setBusy] = useState<'check' | 'start'>();
  const movement = useIdempotencyKey<object>(form);
  const confirm = useConfirm();
  const heading = useRef<HTMLDivElement>(null);
  const care = useTypedCare({
    form,
    values: {
      ...(pasted && { pasted }),
      ...(title !== props.initialTitle && { title }),
    },
    restore: (found) => {
      if (found['pasted']) setSource('pasted');
      setPasted(found['pasted'] ?? '');
      setTitle(found['title'] ?? props.initialTitle);
      changed();
    },
  });

  /** A changed file needs another check. */
  function changed() {
    setProblem(undefined);
    setChecked(undefined);
    movement.startAnew();
  }
  const fileOf = () =>
    source === 'file'
      ? chosen
      : pasted.trim()
        ? new File([pasted], 'pasted.csv', { type: 'text/csv' })
        : null;

  async function check() {
    const file = fileOf();
    if (!file) return setProblem(shared.required);
    setBusy('check');
    setProblem(undefined);
    try {
      setChecked({ preview: await previewOf(file), file });
      requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      setProblem(reasonOf(error) || text.failed);
    } finally {
      setBusy(undefined);
    }
  }
  async function run() {
    if (!checked) return;
    const { preview, file } = checked;
    setUntitled(!title.trim());
    if (!title.trim()) return;
    const seen = { title: title.trim(), rows: preview.total, coins: preview.coins };
    // The browser keeps an attempt without an answer. The server compares the content of the file.
    const attempt = { ...seen, file: file.name, size: file.size };
    if (!movement.isUnanswered(attempt) && !(await confirm(question(preview)))) return;
    setBusy('start');
    try {
      const answer = await movement.send(attempt, (key) => start({ ...seen, file }, key));
      notify.success(answer.message);
      care.settled();
      onStarted(answer.import);
    } catch (error) {
      if (isCancelled(error)) notify.success(reasonOf(error));
      else if (hasFileChanged(error)) {
        changed();
        setProblem(reasonOf(error));
      } else notify.failure(error, shown.failed);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Page>
      <div className={classes.steps}>
        <Sheet title={text.title}>
          <DraftOffer draft={care.offered} closed={busy !== undefined} />
          <div className={classes.source}>
            <div className={classes.fields}>
              <SegmentedControl
                aria-label={text.source}
                value={source}
                onChange={(next) => {
                  setSource(next);
                  changed();
                }}
                data={[
                  { value: 'file', label: text.sources.file },
                  { value: 'pasted', label: text.sources.pasted },
                ]}
              />
              {source === 'file' ? (
                <UploadField
                  kind="table"
                  label={text.label}
                  required
                  value={chosen}
                  onChange={(file) => {
                    setChosen(file);
                    changed();
                  }}
                  disabled={busy !== undefined}
                  error={problem}
                />
              ) : (
                <Textarea
                  className={classes.cells}
                  label={text.pasted}
                  description={text.pastedHint}
                  required
                  rows={8}
                  wrap="off"
                  value={pasted}
                  error={problem}
                  disabled={busy !== undefined}
                  onChange={({ currentTarget }) => {
                    setPasted(currentTarget.value);
                    changed();
                  }}
                />
              )}
            </div>
            <ColumnsOf columns={columns} hint={props.hint} template={props.template} />
          </div>
          <div className={classes.foot}>
            <BusyButton
              loading={busy === 'check'}
              disabled={checked !== undefined}
              onClick={() => void check()}
            >
              {text.check}
            </BusyButton>
            <CancelUpload values={[chosen]} />
          </div>
        </Sheet>
        {checked && (
          <div ref={heading} tabIndex={-1} className={classes.focus}>
            <Sheet title={shown.title}>
              <Preview preview={checked.preview} heads={heads} />
              {checked.preview.faulty ? (
                <p className={classes.problem}>{shown.correct}</p>
              ) : (
                <div className={classes.end}>
                  <TextInput
                    className={classes.title}
                    label={props.titleLabel}
                    description={text.nameHint}
                    required
                    maxLength={longestTitle}
                    value={title}
                    error={untitled ? shared.required : undefined}
                    onChange={({ currentTarget }) => setTitle(currentTarget.value)}
                  />
                  <BusyButton loading={busy === 'start'} onClick={() => void run()}>
                    {startLabel(checked.preview)}
                  </BusyButton>
                  <CancelUpload values={[checked.file]} />
                </div>
              )}
            </Sheet>
          </div>
        )}
      </div>
    </Page>
  );
}

/** Explains the columns of the file, and offers a file that has them. */
function ColumnsOf({ columns, hint, template }: Pick<ImportPageProps, 'columns' | 'hint' | 'template'>) {
  const rows = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return (
    <div className={classes.columns}>
      <p className={classes.hint}>{hint}</p>
      <h3>{text.columns}</h3>
      <dl className={classes.meanings}>
        {columns.map(({ name, meaning, example, optional }) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
              {optional && <span className={classes.optional}>{text.optional}</span>}
            </dt>
            <dd>
              {meaning} <span className={classes.optional}>{text.like(example)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText(csvOf(rows), template)}
        >
          {text.template}
        </Button>
      </div>
    </div>
  );
}

/** The rows that were found: rows with errors first. */
function Preview({ preview, heads }: { preview: ImportPreview } & Pick<ImportPageProps, 'heads'>) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const { total, faulty, coins, rows } = preview;
  const isFaulty = ({ errors }: PreviewedRow) => errors.length > 0;
  const ordered = [...rows.filter(isFaulty), ...(onlyFaulty ? [] : rows.filter((row) => !isFaulty(row)))];
  return (
    <div className={classes.preview}>
      <div className={classes.bar}>
        <p role="status" className={classes.counts}>
          <StatusBadge tone="accent">{shown.rows(total)}</StatusBadge>
          {heads.coins && <StatusBadge tone="accent">{shown.coins(coins)}</StatusBadge>}
          <StatusBadge tone={faulty ? 'bad' : 'good'}>{shown.faulty(faulty)}</StatusBadge>
        </p>
        {faulty > 0 && (
          <Switch
            label={shown.onlyFaulty}
            checked={onlyFaulty}
            onChange={({ currentTarget }) => setOnlyFaulty(currentTarget.checked)}
          />
        )}
      </div>
      <CheckedRows
        rows={ordered}
        columns={[
          {
            title: heads.label,
            value: ({ label, detail }) => (
              <>
                {label}
                {detail && <span className={classes.second}>{detail}</span>}
              </>
            ),
          },
          ...(heads.coins
            ? [
                {
                  title: heads.coins,
                  align: 'end' as const,
                  value: ({ coins: own }: PreviewedRow) => coinsOf(own),
                },
              ]
            : []),
        ]}
        result={(row) => !isFaulty(row) && <StatusBadge tone="good">{shown.ready}</StatusBadge>}
      />
    </div>
  );
}

const coinsOf = (coins: number | null) => (coins === null ? '–' : formatNumber(coins));
