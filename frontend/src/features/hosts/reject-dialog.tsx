import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Host } from '../../api/hosts.gen';
import { texts as shared } from '../../components/components.texts';
import { formatNumber } from '../../lib/format';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

interface RejectDialogProps {
  opened: boolean;
  hosts: Host[];
  /** Answers whether the dialog may close: what was typed stays when nothing came of it. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

const { rejection } = texts;
const titleOf = ([first, ...more]: Host[]) =>
  more.length ? rejection.titleMany(formatNumber(more.length + 1)) : rejection.title(first?.username ?? '');

/** Asks for the reason of a reject. What was typed waits here until it is sent, whatever closes the dialog. */
export function RejectDialog({ opened, hosts, onReject, onClose }: RejectDialogProps) {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const key = hosts.map(({ _id }) => _id).join();
  const reason = drafts[key] ?? '';
  const write = (text: string) => {
    setDrafts({ ...drafts, [key]: text });
    setAsked(false);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason.trim()) return setAsked(true);
    setSending(true);
    const done = await onReject(reason.trim());
    setSending(false);
    if (!done) return;
    setDrafts({});
    close();
  }
  function close() {
    setAsked(false);
    onClose();
  }

  return (
    <Modal opened={opened} onClose={close} title={titleOf(hosts)} withCloseButton={false}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          data-autofocus
          label={rejection.reason}
          description={rejection.shown}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          rows={3}
          maxLength={500}
          value={reason}
          error={asked && shared.required}
          readOnly={sending}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div role="group" aria-label={rejection.templates} className={classes.templates}>
          {rejection.reasons.map((text) => (
            <Button key={text} size="compact-sm" variant="default" onClick={() => write(text)}>
              {text}
            </Button>
          ))}
        </div>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close}>
            {shared.cancel}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {texts.reject}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
