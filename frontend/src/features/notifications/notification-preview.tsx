import { Mark } from '../../components/base/mark';
import { Sheet } from '../../components/base/sheet';
import { brand } from '../../lib/brand';
import classes from './notifications.module.css';
import { texts } from './notifications.texts';

const { preview: text } = texts;

/** A notification as it appears on a phone's screen. */
export function NotificationPreview({ title, description }: { title: string; description: string }) {
  return (
    <Sheet title={text.title}>
      <div className={classes.phone}>
        <div className={classes.card}>
          <div className={classes.app}>
            <Mark size={20} />
            <span translate="no">{brand.name}</span>
            <span className={classes.now}>{text.now}</span>
          </div>
          <p className={classes.heading} data-empty={!title.trim() || undefined}>
            {title.trim() || text.heading}
          </p>
          <p className={classes.message} data-empty={!description.trim() || undefined}>
            {description.trim() || text.body}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
