import { useSetBringsMutation, type VipItem } from '../../../api/vip-items.gen';
import classes from '../../../components/base/confirm.module.css';
import { Modal } from '../../../components/base/modal';
import { ItemField } from '../../../components/pickers/item-field';
import { RecordForm } from '../../../components/record-form/record-form';
import { catalogueNames } from '../../../lib/kinds.gen';
import { texts } from './vip-items.texts';

const broughtKinds = ['frames', 'entry-effects', 'themes'] as const;
type BroughtKind = (typeof broughtKinds)[number];
const NOTHING = 'nothing';

/** Chooses the frame, the entry effect or the theme that an item of a VIP pack brings, or nothing. */
export function BringsDialog({ item, onClose }: { item: VipItem; onClose: () => void }) {
  const { _id: id, name, item: brought } = item;
  const [set] = useSetBringsMutation();
  const title = texts.title(name);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>
        <p>{texts.effect}</p>
      </div>
      <RecordForm
        label={title}
        fields={[
          {
            name: 'itemKind',
            label: texts.kind,
            kind: 'select',
            required: true,
            options: [
              { value: NOTHING, label: texts.nothing },
              ...broughtKinds.map((value) => ({ value, label: catalogueNames[value].one })),
            ],
          },
          {
            name: 'itemId',
            label: texts.item,
            control: (form) =>
              form.values.itemKind !== NOTHING && (
                <ItemField {...form} required kind={form.values.itemKind as BroughtKind} />
              ),
          },
        ]}
        limits={{}}
        initial={{ itemKind: brought?.kind ?? NOTHING, itemId: brought?.id ?? '' }}
        submitLabel={texts.yes}
        failure={texts.failed}
        save={(_changed, { itemKind, itemId }) =>
          set({
            bringsDto: itemKind === NOTHING ? { id } : { id, itemKind: itemKind as BroughtKind, itemId },
          }).unwrap()
        }
        aboutSaved={() => ({ name })}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
