import { useNavigate } from 'react-router-dom';
import { applyHostLimits, useAddHostMutation } from '../../api/hosts.gen';
import { BackLink } from '../../components/base/back-link';
import { Page } from '../../components/base/page';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { UsernameField } from '../../components/record-form/username-field';
import { useWayBack } from '../../lib/use-way-back';
import { AgencyField } from './agency-field';
import { texts } from './hosts.texts';

const initial = { username: '', agencyCode: '', realName: '', number: '' };
const { add } = texts;
const fields: Field<typeof initial>[] = [
  {
    name: 'username',
    label: add.fields.username,
    required: true,
    control: (form) => <UsernameField form={form} />,
  },
  {
    name: 'agencyCode',
    label: add.fields.agencyCode,
    required: true,
    control: (form) => <AgencyField form={form} />,
  },
  { name: 'realName', label: add.fields.realName, required: true },
  { name: 'number', label: add.fields.phone, kind: 'digits', required: true },
];

/** Makes a user a host without an application. */
export function AddHostPage({ backTo }: { backTo: string }) {
  const [addHost] = useAddHostMutation();
  const navigate = useNavigate();
  const leave = useWayBack(backTo);
  return (
    <>
      <BackLink to={backTo}>{texts.lists['1'].title}</BackLink>
      <Page title={add.title} width="form">
        <Sheet>
          <RecordForm
            label={add.title}
            fields={fields}
            limits={applyHostLimits}
            initial={initial}
            submitLabel={add.title}
            failure={add.failure}
            save={(_changed, { username, ...rest }) =>
              addHost({
                applyHostDto: {
                  ...rest,
                  username: username.trim(),
                  status: '1',
                },
              }).unwrap()
            }
            aboutSaved={(_record, { username }) => ({ name: username.trim() })}
            // The answer does not contain the new host's id, so the username marks the row.
            onSaved={(_id, { username }) => leave(username.trim())}
            onCancel={() => void navigate(backTo)}
          />
        </Sheet>
      </Page>
    </>
  );
}
