import { setAdminSetsLimits, useSetAdminSetsMutation, type Admin } from '../../api/admins.gen';
import { isApiError } from '../../api/errors-to-form';
import { Modal } from '../../components/base/modal';
import { RecordForm } from '../../components/record-form/record-form';
import { chosenIn } from '../../components/rights/chosen';
import { setTexts } from '../../components/rights/rights.texts';
import { SetsField } from '../../components/record-form/sets-field';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import { texts } from './admins.texts';

const valuesOf = ({ sets }: Pick<Admin, 'sets'>) => ({ sets: sets.join(',') });

/** A refusal concerns the chosen sets, so the form shows it there. */
const atField = (error: unknown) =>
  isApiError(error) && ['IN_USE', 'FORBIDDEN'].includes(error.code)
    ? { ...error, errors: [{ field: 'sets', message: error.message }] }
    : error;

/** Chooses the sets of rights of another admin. They count from the next request of that admin. */
export function ChangeSets({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const { _id: id, name, version } = admin;
  const [set] = useSetAdminSetsMutation();
  const undoWith = useUndoOf('admin', id);
  const undo = undoWith(() => set({ id, setAdminSetsDto: { sets: admin.sets } }).unwrap());
  const title = texts.setsTitle(name);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <RecordForm
        label={title}
        limits={setAdminSetsLimits}
        fields={[
          {
            name: 'sets',
            label: setTexts.field,
            required: true,
            control: (form) => <SetsField form={form} />,
          },
        ]}
        initial={valuesOf(admin)}
        record={{ version, read: (present) => valuesOf(present as unknown as Admin) }}
        submitLabel={texts.setsSave}
        failure={texts.setsFailed}
        save={async (_changed, { sets }, versionSeen) => {
          try {
            return await set({ id, setAdminSetsDto: { sets: chosenIn(sets), versionSeen } }).unwrap();
          } catch (error) {
            throw atField(error);
          }
        }}
        aboutSaved={() => ({ name, undo })}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
