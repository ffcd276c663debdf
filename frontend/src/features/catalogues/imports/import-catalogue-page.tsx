import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useListImportColumnsQuery, type TransferableKind } from '../../../api/catalogues.gen';
import { BusyButton } from '../../../components/base/busy-button';
import { notify } from '../../../components/base/notify';
import { Page } from '../../../components/base/page';
import { PageSkeleton } from '../../../components/base/page-skeleton';
import { ErrorState, NotFoundState } from '../../../components/base/state-views';
import { FileStep } from '../../../components/import/file-step';
import { FoundStep } from '../../../components/import/found-step';
import { SourceFields } from '../../../components/import/source-fields';
import { DraftOffer } from '../../../components/record-form/draft-offer';
import { CancelUpload } from '../../../components/upload/cancel-upload';
import { paths } from '../../../lib/paths';
import { catalogueScreens } from '../shared/catalogue-screens';
import { ScreenFrame } from '../shared/screen-frame';
import { ArchiveProgress } from './archive-progress';
import { ImportRows } from './import-rows';
import { RecordFiles } from './record-files';
import classes from './imports.module.css';
import { texts as text } from './imports.texts';
import { isTransferable } from '../tools/transferable';
import { UnfinishedUploads } from './unfinished-uploads';
import { isTable, useImportRun } from './use-import-run';
import { useImportSource } from './use-import-source';

/** Imports a table, with the files that it names, or an export into the catalogue of the address. */
export function ImportCataloguePage() {
  const { kind = '' } = useParams();
  const screens = Object.values(catalogueScreens).find((one) => one.kind === kind);
  if (!screens || !isTransferable(screens.kind)) return <NotFoundState home={paths.admin.dashboard} />;
  const { many, list } = screens;
  return (
    <ScreenFrame trail={[{ label: many, to: list }]}>
      <ImportCatalogue key={kind} kind={screens.kind} many={many} list={list} />
    </ScreenFrame>
  );
}

interface ImportCatalogueProps {
  kind: TransferableKind;
  /** The name of the catalogue's records. */
  many: string;
  /** The address of the list. */
  list: string;
}

/** Checks a file first and shows what would happen to each record; a second press imports it. */
function ImportCatalogue({ kind, many, list }: ImportCatalogueProps) {
  const heading = useRef<HTMLDivElement>(null);
  const columns = useListImportColumnsQuery({ kind });
  const source = useImportSource(kind);
  const { table, files, sent, problem, report, done, busy, run, ...more } = useImportRun(kind, source, () =>
    requestAnimationFrame(() => heading.current?.focus()),
  );
  if (columns.error) return <ErrorState error={columns.error} onRetry={() => void columns.refetch()} />;
  if (!columns.data) return <PageSkeleton />;
  const { details } = columns.data;
  const isBusy = busy !== undefined || source.uploading;
  const chosen = table.file();
  const changes = report ? report.added + report.changed : 0;
  const takesFiles = details.some(({ file }) => file) && (!chosen || isTable(chosen));
  return (
    <Page title={text.title(many)}>
      <div className={classes.steps}>
        <FileStep
          left={
            <>
              <DraftOffer draft={more.draft} closed={isBusy} />
              {!isBusy && source.unfinished.length > 0 && (
                <UnfinishedUploads
                  uploads={source.unfinished}
                  onContinue={(upload, file) => void more.goOn(upload, file)}
                  onUse={(upload) => void more.use(upload)}
                  onRemove={({ _id }) =>
                    void source.remove(_id).catch((error: unknown) => notify.failure(error))
                  }
                />
              )}
            </>
          }
          table={{
            hint: text.hint,
            template: text.template(kind),
            columns: details.map(({ required, ...column }) => ({ ...column, optional: !required })),
          }}
          sent={sent ?? null}
          checking={busy === 'check'}
          disabled={report !== undefined}
          onCheck={() => void run('check')}
        >
          <SourceFields source={table} kind="transfer" problem={problem} disabled={isBusy} />
          {takesFiles && <RecordFiles files={files} disabled={isBusy} onChange={more.chooseFiles} />}
          {sent && source.uploading && <ArchiveProgress file={sent} lost={source.lost} />}
        </FileStep>
        {report && (
          <FoundStep heading={heading} title={done ? text.finished : text.found}>
            <ImportRows report={report} done={done} />
            <div className={classes.end}>
              {done ? (
                <>
                  <Button variant="default" onClick={more.startAnew}>
                    {text.another}
                  </Button>
                  <Button component={Link} to={list}>
                    {text.toList(many)}
                  </Button>
                </>
              ) : (
                changes > 0 && (
                  <>
                    <CancelUpload values={[sent ?? null]} />
                    <BusyButton loading={busy === 'import'} onClick={() => void run('import')}>
                      {text.run(changes)}
                    </BusyButton>
                  </>
                )
              )}
            </div>
          </FoundStep>
        )}
      </div>
    </Page>
  );
}
