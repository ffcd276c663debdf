import { useNavigate } from 'react-router-dom';
import { addAdminLimits, useAddAdminMutation } from '../../api/admins.gen';
import { BackLink } from '../../components/base/back-link';
import { keepFirstSignIn } from '../../components/first-sign-in/first-sign-in';
import { Page } from '../../components/base/page';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { chosenIn } from '../../components/rights/chosen';
import { setTexts } from '../../components/rights/rights.texts';
import { SetsField } from '../../components/record-form/sets-field';
import { Sheet } from '../../components/base/sheet';
import { adminPassword } from '../../lib/admin-password';
import { paths } from '../../lib/paths';
import { useWayBack } from '../../lib/use-way-back';
import { texts } from './admins.texts';

const { fields: label } = texts;
const limits = { ...addAdminLimits, password: adminPassword };
const empty = { name: '', number: '', email: '', password: '', mustChangePassword: 'true', sets: '' };
const fields: Field<typeof empty>[] = [
  { name: 'name', label: label.name, required: true },
  { name: 'number', label: label.phone, kind: 'digits', required: true },
  { name: 'email', label: label.email, kind: 'email' },
  {
    name: 'password',
    label: label.password,
    kind: 'password',
    required: true,
    strength: ({ name, number }) => ({ name, number }),
    hint: texts.passwordHint,
  },
  { name: 'mustChangePassword', label: label.mustChangePassword, kind: 'check' },
  {
    name: 'sets',
    label: setTexts.field,
    required: true,
    control: (form) => <SetsField form={form} />,
  },
];

export function AddAdminPage() {
  const navigate = useNavigate();
  const [add] = useAddAdminMutation();
  const leave = useWayBack(paths.admin.admins);
  return (
    <>
      <BackLink to={paths.admin.admins}>{texts.title}</BackLink>
      <Page title={texts.add} width="form">
        <Sheet>
          <RecordForm
            label={texts.add}
            fields={fields}
            limits={limits}
            initial={empty}
            submitLabel={texts.add}
            failure={texts.addFailed}
            save={async (_changed, { email, mustChangePassword, sets, ...admin }) => {
              const { message, details } = await add({
                addAdminDto: {
                  ...admin,
                  email: email || undefined,
                  sets: chosenIn(sets),
                  mustChangePassword: mustChangePassword === 'true',
                },
              }).unwrap();
              keepFirstSignIn({
                list: 'admin',
                name: details.name,
                loginLabel: label.phone,
                login: details.number,
                password: admin.password,
              });
              return { message, details };
            }}
            aboutSaved={(_record, { name }) => ({ name })}
            onSaved={leave}
            onCancel={() => void navigate(paths.admin.admins)}
          />
        </Sheet>
      </Page>
    </>
  );
}
