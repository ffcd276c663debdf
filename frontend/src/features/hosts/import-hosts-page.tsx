import { useNavigate } from 'react-router-dom';
import { usePreviewHostImportMutation, useStartHostImportMutation } from '../../api/host-imports.gen';
import { ImportPage } from '../../components/import/import-page';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { today } from '../../lib/today';
import { texts } from './import-hosts.texts';

const columns = [
  { name: 'user', meaning: texts.columns.user, example: 'anita.sharma' },
  { name: 'agency', meaning: texts.columns.agency, example: 'AG100001' },
  { name: 'realName', meaning: texts.columns.realName, example: 'Anita Sharma' },
  { name: 'number', meaning: texts.columns.number, example: '919876543210' },
];

/** Makes users hosts from a table. `owner` identifies the form's user. */
export function ImportHostsPage({ owner }: { owner: string }) {
  const [preview] = usePreviewHostImportMutation();
  const [start] = useStartHostImportMutation();
  const navigate = useNavigate();
  return (
    <ImportPage
      form={`importHosts ${owner}`}
      table={{ hint: texts.hint, columns, template: 'hosts.csv' }}
      title={{ label: texts.label, initial: texts.initial(formatDay(today())) }}
      heads={texts.heads}
      previewOf={async (file) => (await preview({ previewImportDto: { file } }).unwrap()).details}
      start={({ title, file, rows }, key) =>
        start({ 'Idempotency-Key': key, startImportDto: { title, file, rows } }).unwrap()
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
