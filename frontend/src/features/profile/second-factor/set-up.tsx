import type { MfaSetUp } from '../../../api/auth.gen';
import { CopyText } from '../../../components/copy-text';
import { RecordForm } from '../../../components/record-form/record-form';
import { CodeField } from './code-field';
import { QrCode } from './qr-code';
import classes from './second-factor.module.css';
import { texts } from './second-factor.texts';

interface SetUpProps {
  setUp: MfaSetUp;
  onConfirm: (code: string) => Promise<{ message: string }>;
  onCancel: () => void;
}

const text = texts.setUp;

/** Shows the secret to the authenticator app of the reader, and asks for the app's first code. */
export function SetUp({ setUp: { uri, secret }, onConfirm, onCancel }: SetUpProps) {
  return (
    <div className={classes.setUp}>
      <QrCode text={uri} />
      <div>
        <p>{text.scan}</p>
        <p className={classes.key}>
          {text.key} <CopyText value={secret.replace(/.{4}(?=.)/g, '$& ')} label={text.key} />
        </p>
        <RecordForm
          label={texts.title}
          fields={[
            {
              name: 'code',
              label: text.code,
              control: (form) => <CodeField form={form} />,
              required: true,
            },
          ]}
          initial={{ code: '' }}
          submitLabel={text.confirm}
          save={(_changed, { code }) => onConfirm(code)}
          onCancel={onCancel}
        />
      </div>
    </div>
  );
}
