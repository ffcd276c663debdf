import { useNavigate } from 'react-router-dom';
import { usePreviewItemImportMutation, useStartItemImportMutation } from '../../api/item-imports.gen';
import { ImportPage } from '../../components/import/import-page';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { today } from '../../lib/today';
import { texts } from './import-items.texts';

const columns = [
  { name: 'user', meaning: texts.columns.user, example: 'anita.sharma' },
  { name: 'kind', meaning: texts.columns.kind, example: 'frames' },
  { name: 'item', meaning: texts.columns.item, example: 'Golden dragon' },
  { name: 'days', meaning: texts.columns.days, example: '30', optional: true },
  { name: 'reason', meaning: texts.columns.reason, example: 'Winner of the contest' },
  { name: 'action', meaning: texts.columns.action, example: 'give', optional: true },
];

/** Gives items to the users of a table, or takes them away. `owner` identifies the form's user. */
export function ImportItemsPage({ owner }: { owner: string }) {
  const [preview] = usePreviewItemImportMutation();
  const [start] = useStartItemImportMutation();
  const navigate = useNavigate();
  return (
    <ImportPage
      form={`importItems ${owner}`}
      table={{ hint: texts.hint, columns, template: 'items.csv' }}
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
