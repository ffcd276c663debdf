import { useNavigate } from 'react-router-dom';
import { usePreviewStaffImportMutation, useStartStaffImportMutation } from '../../api/staff-imports.gen';
import { ImportPage } from '../../components/import/import-page';
import type { ImportColumn } from '../../components/import/import.types';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { today } from '../../lib/today';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import { texts } from './import-staff.texts';

const meaning = texts.columns;
const common: ImportColumn[] = [
  { name: 'name', meaning: meaning.name, example: 'Meera Nair' },
  { name: 'email', meaning: meaning.email, example: 'meera@example.com' },
  { name: 'number', meaning: meaning.number, example: '919876543210' },
];
const more: Record<StaffKind<StaffAccount>['key'], ImportColumn[]> = {
  bd: [],
  agencyadmin: [{ name: 'bd', meaning: meaning.bd, example: 'BD100001' }],
  agency: [{ name: 'agencyadmin', meaning: meaning.agencyadmin, example: 'AA100001' }],
  coin: [{ name: 'username', meaning: meaning.username, example: 'coins.mumbai' }],
};

interface ImportStaffProps {
  kind: Pick<StaffKind<StaffAccount>, 'key' | 'texts'>;
  /** Identifies the form's user. */
  owner: string;
}

/** Adds staff accounts of one kind from a table. */
export function ImportStaffPage({ kind: { key: kind, texts: words }, owner }: ImportStaffProps) {
  const [preview] = usePreviewStaffImportMutation();
  const [start] = useStartStaffImportMutation();
  const navigate = useNavigate();
  return (
    <ImportPage
      form={`importStaff ${kind} ${owner}`}
      table={{ hint: texts.hint, columns: [...common, ...more[kind]], template: `${kind}.csv` }}
      title={{ label: texts.label, initial: texts.initial(words.many, formatDay(today())) }}
      heads={texts.heads}
      previewOf={async (file) => (await preview({ previewStaffImportDto: { kind, file } }).unwrap()).details}
      start={({ title, file, rows }, key) =>
        start({ 'Idempotency-Key': key, startStaffImportDto: { kind, title, file, rows } }).unwrap()
      }
      startLabel={({ total }) => texts.start(total)}
      question={({ total }) => ({
        title: texts.question(total),
        effect: texts.effect,
        yes: texts.start(total),
        safe: true,
      })}
      onStarted={(id) => void navigate(paths.admin.import(id))}
    />
  );
}
