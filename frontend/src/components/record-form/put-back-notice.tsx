import { IconHistory } from '@tabler/icons-react';
import { formatDateTime } from '../../lib/format';
import type { PutBack } from '../../lib/put-back';
import { texts } from '../base/components.texts';
import classes from './form-notice.module.css';

/** Says above the fields that the form holds old values, which a save puts back. */
export function PutBackNotice({ old }: { old: PutBack | undefined }) {
  if (!old) return null;
  return (
    <div role="status" className={classes.notice}>
      <IconHistory size={18} aria-hidden className={classes.icon} />
      <span className={classes.text}>{texts.form.oldValues(formatDateTime(old.at))}</span>
    </div>
  );
}
