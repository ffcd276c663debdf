import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconListNumbers,
} from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type SubmitEvent } from 'react';
import { wholeOf } from '../../../lib/typed-number';
import { texts } from '../components.texts';
import { DialogFoot } from '../dialog-foot';
import { Modal } from '../modal';
import { OnPress } from '../on-press';
import classes from './move-handle.module.css';
import { useDeclaredKeys } from '../use-declared-keys';
import { orderKeys } from './list.keys';

interface MoveHandleProps {
  /** The name of the row. */
  name: string;
  /** The row's position in the whole list, from 1. */
  place: number;
  total: number;
  grip: (event: PointerEvent<HTMLElement>) => void;
  dragged: boolean;
  onMove: (place: number) => void;
}

/** Moves a row to another position: by dragging, by the arrow keys or by a menu. */
export function MoveHandle({ name, place, total, grip, dragged, onMove }: MoveHandleProps) {
  const [asking, { open, close }] = useDisclosure();
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const moves = [
    { label: texts.arrange.up, to: place - 1, icon: IconArrowUp },
    { label: texts.arrange.down, to: place + 1, icon: IconArrowDown },
    { label: texts.arrange.top, to: 1, icon: IconArrowBarToUp },
    { label: texts.arrange.bottom, to: total, icon: IconArrowBarToDown },
  ];
  useDeclaredKeys(orderKeys);
  const possible = (to: number) => to >= 1 && to <= total && to !== place;

  /**
   * The arrow keys move the row while the handle has the focus; while the menu is open, they move the focus into the
   * menu.
   */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    // The list would move the focus to the next row.
    event.preventDefault();
    event.stopPropagation();
    if (!opened && possible(place + step)) onMove(place + step);
    const items = menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)');
    if (opened) items?.[step > 0 ? 0 : items.length - 1]?.focus();
  }
  return (
    <>
      <OnPress
        popup="menu"
        opened={opened}
        onOpen={setOpened}
        button={
          <ActionIcon
            className={classes.handle}
            data-dragged={dragged || undefined}
            aria-label={texts.arrange.handle(name)}
            title={texts.arrange.hint}
            onPointerDown={grip}
            onKeyDownCapture={onKeyDown}
          >
            <IconGripVertical size={17} />
          </ActionIcon>
        }
      >
        {({ target, ...pressed }) => (
          <Menu {...pressed} position="bottom-start" width={210}>
            <Menu.Target>{target}</Menu.Target>
            <Menu.Dropdown ref={menu}>
              {moves.map(({ label, to, icon: Icon }) => (
                <Menu.Item
                  key={label}
                  disabled={!possible(to)}
                  leftSection={<Icon size={15} />}
                  onClick={() => onMove(to)}
                >
                  {label}
                </Menu.Item>
              ))}
              <Menu.Item disabled={total < 2} leftSection={<IconListNumbers size={15} />} onClick={open}>
                {texts.arrange.to}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </OnPress>
      {asking && <PlaceDialog {...{ name, place, total, onMove }} onClose={close} />}
    </>
  );
}

interface PlaceDialogProps extends Pick<MoveHandleProps, 'name' | 'place' | 'total' | 'onMove'> {
  onClose: () => void;
}

/** Asks for a position, such as one on another page. */
function PlaceDialog({ name, place, total, onMove, onClose }: PlaceDialogProps) {
  const [wanted, setWanted] = useState(String(place));
  const to = wholeOf(wanted) ?? 0;
  const valid = to >= 1 && to <= total;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!valid) return;
    onClose();
    if (to !== place) onMove(to);
  }
  return (
    <Modal opened onClose={onClose} size="xs" title={texts.arrange.title(name)} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={texts.arrange.place}
          description={texts.arrange.range(String(total))}
          inputMode="numeric"
          autoComplete="off"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          error={wanted !== '' && !valid && texts.arrange.range(String(total))}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" disabled={!valid}>
            {texts.arrange.move}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
