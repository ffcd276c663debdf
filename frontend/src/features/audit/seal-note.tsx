import { useReadAuditSealsQuery } from '../../api/audit.gen';
import { formatDateTime } from '../../lib/format';
import classes from './audit.module.css';
import { texts } from './audit.texts';

/** How far the log is sealed and when it was checked, or what the last check found. */
export function SealNote() {
  const { data } = useReadAuditSealsQuery();
  // Keeps the place of the line, so that the list stays where it is.
  if (!data?.details.sealedTo) return <p className={classes.sealed} />;
  const { sealedTo, checkedAt, finding } = data.details;
  if (finding)
    return (
      <p role="alert" className={classes.finding}>
        {texts.seals.changed(checkedAt ? formatDateTime(checkedAt) : '', finding)}
      </p>
    );
  const checked = checkedAt ? texts.seals.checked(formatDateTime(checkedAt)) : texts.seals.unchecked;
  return <p className={classes.sealed}>{`${texts.seals.sealed(formatDateTime(sealedTo))}, ${checked}`}</p>;
}
