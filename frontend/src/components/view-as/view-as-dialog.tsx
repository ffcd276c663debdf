import { Button } from '@mantine/core';
import { useState } from 'react';
import { useViewAsMutation, viewAsLimits } from '../../api/auth.gen';
import { panels, type PanelKey } from '../../lib/panels';
import { viewAddress } from '../../lib/view';
import { texts as shared } from '../base/components.texts';
import classes from '../base/confirm.module.css';
import { DialogFoot } from '../base/dialog-foot';
import { Modal } from '../base/modal';
import { RecordForm } from '../record-form/record-form';
import { texts } from './view-as.texts';

interface ViewAsDialogProps {
  role: PanelKey;
  account: { _id: string; name: string };
  onClose: () => void;
}

/** Asks an Owner for a reason, then opens the panel of another account in a new tab. */
export function ViewAsDialog({ role, account: { _id: id, name }, onClose }: ViewAsDialogProps) {
  const [viewAs] = useViewAsMutation();
  // Set when the browser blocked the new tab: the dialog then offers a link.
  const [blocked, setBlocked] = useState<string>();
  const title = texts.title(name);
  async function open(reason: string) {
    const { message, details } = await viewAs({ viewAsDto: { role, id, reason } }).unwrap();
    const address = viewAddress(details._id, panels[role].dashboard);
    if (window.open(address, '_blank')) onClose();
    else setBlocked(address);
    return { message };
  }
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      {blocked === undefined ? (
        <>
          <p className={classes.above}>{texts.effect(name)}</p>
          <RecordForm
            label={title}
            fields={[
              {
                name: 'reason',
                label: texts.reason,
                kind: 'area',
                required: true,
                hint: texts.reasonHint,
              },
            ]}
            limits={viewAsLimits}
            initial={{ reason: '' }}
            submitLabel={texts.yes}
            failure={texts.failed}
            save={(_changed, { reason }) => open(reason)}
            aboutSaved={() => ({ name })}
            onSaved={() => undefined}
            onCancel={onClose}
          />
        </>
      ) : (
        <>
          <p>{texts.blocked}</p>
          <DialogFoot cancel={shared.close} onCancel={onClose}>
            <Button component="a" href={blocked} target="_blank" onClick={onClose}>
              {texts.open(name)}
            </Button>
          </DialogFoot>
        </>
      )}
    </Modal>
  );
}
