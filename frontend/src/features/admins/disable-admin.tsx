import { useDisableAdminMutation, type Admin } from '../../api/admins.gen';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { Modal } from '../../components/modal';
import { RecordForm } from '../../components/record-form/record-form';
import classes from './admins.module.css';
import { texts } from './admins.texts';

/** Asks for a reason before an admin is disabled; the reason is stored. */
export function DisableAdmin({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const [disable] = useDisableAdminMutation();
  const title = texts.disableTitle(admin.name);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <p className={classes.effect}>{texts.disableEffect}</p>
      <RecordForm
        label={title}
        fields={[
          {
            name: 'reason',
            label: texts.fields.reason,
            kind: 'area',
            required: true,
            hint: texts.reasonHint,
          },
        ]}
        limits={{ reason: reasonLimit }}
        initial={{ reason: '' }}
        submitLabel={texts.disable}
        danger
        failure={texts.disableFailed}
        save={(_changed, { reason }) => disable({ id: admin._id, disableAdminDto: { reason } }).unwrap()}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
