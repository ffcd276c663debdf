import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { csvOf, saveText } from '../../lib/csv';
import classes from './import.module.css';
import { texts } from './import.texts';
import type { ImportColumn } from './import.types';

const { file: text } = texts;

/** The table that an import reads. */
export interface ImportTable {
  columns: readonly ImportColumn[];
  hint: ReactNode;
  /** The name of the template file. */
  template: string;
}

/** Explains the columns of the file, and offers a file that has them. */
export function ImportColumns({ table }: { table: ImportTable }) {
  const { columns, hint, template } = table;
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
              {meaning} {example && <span className={classes.optional}>{text.like(example)}</span>}
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
