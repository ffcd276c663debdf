import { useState } from 'react';
import { IconBellOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useFetchNotificationAudienceQuery } from '../../api/notifications.gen';
import { Page } from '../../components/base/page';
import { NotificationForm } from './notification-form';
import { NotificationHistory } from './notification-history';
import { NotificationPreview } from './notification-preview';
import classes from './notifications.module.css';
import { texts } from './notifications.texts';
import { useMay } from '../../lib/rights';

/** Composes a notification with a preview; the sent notifications are listed below. */
export function NotificationsPage() {
  const sends = useMay()('notifications.send');
  const { data } = useFetchNotificationAudienceQuery(undefined, { skip: !sends });
  const [params, setParams] = useSearchParams();
  const to = params.get('user') ?? '';
  const [draft, setDraft] = useState({ title: '', description: '' });
  return (
    <Page>
      <div className={classes.screen}>
        {data?.details.push === false && (
          <p className={classes.notice}>
            <IconBellOff size={18} aria-hidden />
            {texts.noPush}
          </p>
        )}
        {sends && (
          <div className={classes.compose}>
            <NotificationForm
              // A user in the address fills the form once: the next form is empty.
              key={to}
              to={to}
              audience={data?.details}
              onDraft={setDraft}
              onSent={() => String(params) && setParams({}, { replace: true })}
            />
            <NotificationPreview {...draft} />
          </div>
        )}
        <NotificationHistory />
      </div>
    </Page>
  );
}
