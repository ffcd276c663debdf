import { Button, Group, Radio } from '@mantine/core';
import { useEffect, type FormEvent } from 'react';
import {
  sendNotificationLimits,
  useSendNotificationMutation,
  type NotificationAudience,
  type NotificationType,
} from '../../api/notifications.gen';
import { BusyButton } from '../../components/base/busy-button';
import { useConfirm } from '../../components/base/confirm';
import { DraftOffer } from '../../components/record-form/draft-offer';
import type { Field } from '../../components/record-form/field';
import { FieldInput } from '../../components/record-form/field-input';
import type { Limits } from '../../components/record-form/limits';
import { useRecordForm } from '../../components/record-form/use-record-form';
import { Sheet } from '../../components/base/sheet';
import { UsernameField } from '../../components/record-form/username-field';
import { useCallKeys } from '../../lib/use-call-keys';
import { formatNumber } from '../../lib/format';
import classes from './notifications.module.css';
import { texts } from './notifications.texts';

const one: NotificationType = '0';
const all: NotificationType = '1';
/** `single` is 'true' for a notification to one user, and '' for one to all. */
const blank = { single: 'true', userId: '', title: '', description: '' };
type Values = typeof blank;

const text: Field<Values>[] = [
  { name: 'title', label: texts.fields.title, required: true },
  { name: 'description', label: texts.fields.description, kind: 'area', required: true },
];
const user: Field<Values> = { name: 'userId', label: texts.fields.userId, requiredWith: 'single' };
const fields = [user, ...text];
const limits: Limits = sendNotificationLimits;

interface NotificationFormProps {
  /** The recipient's username; '' leaves the field empty. */
  to: string;
  audience: NotificationAudience | undefined;
  /** Gets the typed text for the preview. */
  onDraft: (draft: Pick<Values, 'title' | 'description'>) => void;
  onSent: () => void;
}

export function NotificationForm({ to, audience, onDraft, onSent }: NotificationFormProps) {
  const once = useCallKeys();
  const [send] = useSendNotificationMutation();
  const confirm = useConfirm();
  const { form, sending, closed, control, submit, draft } = useRecordForm<Values>({
    label: texts.compose,
    fields,
    limits,
    initial: { ...blank, userId: to },
    failure: texts.failed,
    resetAfter: 0,
    repeatable: true,
    save: async (_changed, { single, userId, title, description }) => {
      const type = single ? one : all;
      const notification = { title, description, ...(single && { userId: userId.trim() }) };
      return once({ type, ...notification }, (key) =>
        send({ type, 'Idempotency-Key': key, sendNotificationDto: notification }).unwrap(),
      );
    },
    onSaved: onSent,
  });
  const { single, title, description } = form.values;
  useEffect(() => onDraft({ title, description }), [onDraft, title, description]);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isReady = single || form.validate().hasErrors || (await confirm(question(audience)));
    if (isReady) submit(event);
  }
  return (
    <Sheet title={texts.compose}>
      <form onSubmit={(event) => void ask(event)} noValidate aria-label={texts.compose} aria-busy={sending}>
        <DraftOffer draft={draft} closed={closed} />
        <div className={classes.fields}>
          <Radio.Group
            label={texts.recipients}
            value={single ? one : all}
            onChange={(value) => form.setFieldValue('single', value === one ? 'true' : '')}
          >
            <Group gap="lg" mt={6}>
              <Radio value={one} label={texts.particular} disabled={sending} />
              <Radio value={all} label={texts.all} disabled={sending} />
            </Group>
          </Radio.Group>
          {!single && audience?.users === 0 && <p role="status">{texts.noUsers}</p>}
          {single && <UsernameField form={control({ ...user, required: true })} name="userId" />}
          {text.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              input={form.getInputProps(field.name)}
              limit={limits[field.name]}
              sending={sending}
            />
          ))}
        </div>
        <Group gap="xs" mt="lg">
          <BusyButton type="submit" loading={sending} disabled={!single && !audience?.users}>
            {texts.send}
          </BusyButton>
          <Button variant="default" disabled={sending} onClick={form.reset}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    </Sheet>
  );
}

/** Returns the question before a notification goes to all users, with their number. */
function question(audience: NotificationAudience | undefined) {
  const users = formatNumber(audience?.users);
  const { title, push, inbox, yes } = texts.confirm;
  return {
    title: title(users),
    effect: audience?.push ? push(formatNumber(audience.devices)) : inbox,
    yes: yes(users),
  };
}
