import { useNavigate } from 'react-router-dom';
import { usePreviewSalaryRunMutation, useStartSalaryRunMutation } from '../../api/salary-runs.gen';
import { ImportPage } from '../../components/import/import-page';
import { monthOf } from '../../lib/days';
import { formatMonth } from '../../lib/format';
import { paths } from '../../lib/paths';
import { today } from '../../lib/today';
import { texts } from './salary-runs.texts';

const columns = [
  { name: 'code', meaning: texts.columns.code, example: 'coin@100001' },
  { name: 'coins', meaning: texts.columns.coins, example: '4000' },
  { name: 'note', meaning: texts.columns.note, example: 'October', optional: true },
];

/** Sends coins to the recipients of a table. `owner` identifies the form's user. */
export function SalaryRunPage({ owner }: { owner: string }) {
  const [preview] = usePreviewSalaryRunMutation();
  const [start] = useStartSalaryRunMutation();
  const navigate = useNavigate();
  return (
    <ImportPage
      form={`salaryRun ${owner}`}
      table={{ hint: texts.hint, columns, template: 'salary-run.csv' }}
      title={{ label: texts.label, initial: texts.initial(formatMonth(monthOf(today()))) }}
      heads={texts.heads}
      previewOf={async (file) => (await preview({ previewImportDto: { file } }).unwrap()).details}
      start={(startSalaryRunDto, key) => start({ 'Idempotency-Key': key, startSalaryRunDto }).unwrap()}
      startLabel={({ waits, coins, total }) => (waits ? texts.ask : texts.start)(coins, total)}
      question={({ waits, coins, total }) => ({
        title: (waits ? texts.askTitle : texts.startTitle)(coins, total),
        effect: waits ? texts.askEffect : texts.startEffect,
        yes: (waits ? texts.ask : texts.start)(coins, total),
        safe: true,
      })}
      onStarted={(id) => void navigate(paths.admin.salaryRun(id))}
    />
  );
}
