import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '../../../components/base/busy-button';
import { texts as common } from '../../../components/base/components.texts';
import type { Listed } from '../../../components/base/list-page/list.types';
import { Page } from '../../../components/base/page';
import { DraftOffer } from '../../../components/record-form/draft-offer';
import type { FormValues } from '../../../components/record-form/field';
import { submitByKey } from '../../../components/record-form/submit-by-key';
import { Sheet } from '../../../components/base/sheet';
import { CancelUpload } from '../../../components/upload/cancel-upload';
import { formatNumber } from '../../../lib/format';
import type { UploadKind } from '../../../lib/upload-kinds';
import { useWayBack } from '../../../lib/use-way-back';
import { about } from './about';
import type { Catalogue, Save } from './catalogue';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';
import { RecordRow } from './record-row';
import { ScreenFrame } from './screen-frame';
import { SeveralFiles } from './several-files';
import { useAskUnplayable } from './use-ask-unplayable';
import { useManyForm } from './use-many-form';
import { emptyValues, fieldsToAdd, toDto } from './values';
import { wordsOf } from './words';
import { useDeclaredKeys } from '../../../components/base/use-declared-keys';
import { formKeys } from '../../../components/record-form/form.keys';

interface AddRecordsProps<Row extends Listed, Dto> {
  catalogue: Catalogue<Row, Dto>;
  onSave: Save<Dto>;
  /** Shown below a record's fields: the consequences of its values, given the values of the other records. */
  remark?: (values: FormValues, others: FormValues[]) => ReactNode;
  /** Makes one record of each file when several files are chosen together. */
  fromFiles?: { kind: UploadKind; valuesOf: (file: File) => FormValues };
}

/** The screen that adds one or more records to a catalogue. */
export function AddRecords<Row extends Listed, Dto>({
  catalogue,
  onSave,
  remark,
  fromFiles,
}: AddRecordsProps<Row, Dto>) {
  const { one, list } = catalogue.screens;
  const words = wordsOf(catalogue);
  const navigate = useNavigate();
  const fields = fieldsToAdd(catalogue.fields);
  const many = useManyForm({
    fields,
    limits: catalogue.limits,
    empty: emptyValues(catalogue.fields),
    many: catalogue.screens.many,
    requiredText: common.required,
    ask: useAskUnplayable(fields, true),
    // Every field is required, so every value is present.
    save: (values) => onSave(toDto(catalogue.fields, values) as Dto),
    aboutSaved: (record) => about(catalogue, record as Row | undefined),
    onSaved: useWayBack(list),
  });
  const { drafts, sending, offered, submit, add, addAll } = many;
  useDeclaredKeys(formKeys);
  return (
    <ScreenFrame trail={[{ label: words.list, to: list }]}>
      <Page title={words.add} width="form">
        <Sheet>
          <form
            onSubmit={submit}
            onKeyDown={submitByKey}
            noValidate
            aria-label={words.add}
            aria-busy={sending}
          >
            <DraftOffer draft={offered} closed={sending} />
            {drafts.map(({ key, values }, at) => (
              <RecordRow
                key={key}
                form={many}
                at={at}
                row={texts.row(one, formatNumber(at + 1))}
                fields={fields}
                limits={catalogue.limits}
                remark={remark?.(
                  values,
                  drafts.filter((other) => other.key !== key).map((other) => other.values),
                )}
              />
            ))}
            <div className={classes.more}>
              <Button
                variant="light"
                size="xs"
                disabled={sending}
                leftSection={<IconPlus size={15} />}
                onClick={add}
              >
                {texts.more(one)}
              </Button>
              {fromFiles && (
                <SeveralFiles
                  kind={fromFiles.kind}
                  disabled={sending}
                  onChoose={(files) => addAll(files.map(fromFiles.valuesOf))}
                />
              )}
            </div>
            <Group gap="xs" mt="lg">
              <BusyButton type="submit" loading={sending}>
                {words.add}
              </BusyButton>
              <CancelUpload values={drafts.flatMap(({ values }) => Object.values(values))} />
              <Button variant="default" disabled={sending} onClick={() => void navigate(list)}>
                {common.cancel}
              </Button>
            </Group>
          </form>
        </Sheet>
      </Page>
    </ScreenFrame>
  );
}
