import { useDisableAdminMutation, useEnableAdminMutation, type Admin } from '../../api/admins.gen';
import { texts as shared } from '../../components/base/components.texts';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import { texts } from './admins.texts';

/** Asks for a reason before an admin may sign in again; the reason is stored. */
export function EnableAdmin({ admin: { _id: id, name }, onClose }: { admin: Admin; onClose: () => void }) {
  const [enable] = useEnableAdminMutation();
  const [disable] = useDisableAdminMutation();
  const undoWith = useUndoOf('admin', id);
  return (
    <ReasonDialog
      title={texts.enableTitle(name)}
      effect={texts.enableEffect}
      label={texts.fields.reason}
      hint={texts.reasonHint}
      yes={texts.enable}
      failure={texts.enableFailed}
      onGive={(reason) => enable({ id, enableAdminDto: { reason } }).unwrap()}
      undo={undoWith(() => disable({ id, disableAdminDto: { reason: shared.undo.reason } }).unwrap())}
      onClose={onClose}
    />
  );
}
