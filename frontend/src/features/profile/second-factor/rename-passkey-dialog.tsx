import { renamePasskeyLimits, useRenamePasskeyMutation, type PasskeyInfo } from '../../../api/auth.gen';
import { Modal } from '../../../components/base/modal';
import { RecordForm } from '../../../components/record-form/record-form';
import { texts } from '../../../components/second-factor/second-factor.texts';

const text = texts.passkeys;

/** Asks for another name of a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyInfo; onClose: () => void }) {
  const [rename] = useRenamePasskeyMutation();
  return (
    <Modal opened onClose={onClose} title={text.rename} withCloseButton={false}>
      <RecordForm
        label={text.rename}
        fields={[{ name: 'name', label: text.name, required: true }]}
        limits={renamePasskeyLimits}
        initial={{ name: passkey.name }}
        save={(_changed, { name }) => rename({ id: passkey._id, renamePasskeyDto: { name } }).unwrap()}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
