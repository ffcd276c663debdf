import {
  disableAdminLimits,
  useDisableAdminMutation,
  useEnableAdminMutation,
  type Admin,
} from '../../api/admins.gen';
import { texts as shared } from '../../components/base/components.texts';
import { Modal } from '../../components/base/modal';
import { RecordForm } from '../../components/record-form/record-form';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import classes from './admins.module.css';
import { texts } from './admins.texts';

/** Asks for a reason before an admin is disabled; the reason is stored. */
export function DisableAdmin({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const [disable] = useDisableAdminMutation();
  const [enable] = useEnableAdminMutation();
  const undoWith = useUndoOf('admin', admin._id);
  const undo = undoWith(() =>
    enable({ id: admin._id, enableAdminDto: { reason: shared.undo.reason } }).unwrap(),
  );
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
        limits={disableAdminLimits}
        initial={{ reason: '' }}
        submitLabel={texts.disable}
        danger
        failure={texts.disableFailed}
        save={(_changed, { reason }) => disable({ id: admin._id, disableAdminDto: { reason } }).unwrap()}
        aboutSaved={() => ({ name: admin.name, undo })}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
