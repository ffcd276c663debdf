import { useState } from 'react';
import { IconBellOff } from '@tabler/icons-react';
import { useFetchNotificationAudienceQuery } from '../../api/notifications.gen';
import { Page } from '../../components/page';
import { NotificationForm } from './notification-form';
import { NotificationHistory } from './notification-history';
import { NotificationPreview } from './notification-preview';
import classes from './notifications.module.css';
import { texts } from './notifications.texts';

/** Writes a notification, shows it as the phone will, and below what was sent before. */
export function NotificationsPage() {
  const { data } = useFetchNotificationAudienceQuery();
  const [draft, setDraft] = useState({ title: '', description: '' });
  return (
    <Page title={texts.title}>
      <div className={classes.screen}>
        {data?.details.push === false && (
          <p className={classes.notice}>
            <IconBellOff size={18} aria-hidden />
            {texts.noPush}
          </p>
        )}
        <div className={classes.compose}>
          <NotificationForm audience={data?.details} onDraft={setDraft} />
          <NotificationPreview {...draft} />
        </div>
        <NotificationHistory />
      </div>
    </Page>
  );
}
