import { Button } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { DialogFoot } from './dialog-foot';
import classes from './confirm.module.css';

export interface Question {
  title: string;
  /** What will happen, so that nobody has to guess. */
  effect?: ReactNode;
  yes: string;
  no?: string;
  /** Something is lost by a yes: the button is red, and Enter says no. */
  danger?: boolean;
  /** Coins move by a yes: Enter says no here too, so that a key that is held does not go on to pay. */
  safe?: boolean;
  /** Asked when yes is pressed; while it says false the question stays, and what it holds says why. */
  isReady?: () => boolean;
}

type Ask = (question: Question) => Promise<boolean>;
const Context = createContext<Ask | undefined>(undefined);

/** Asks before something that is hard to undo: `if (await confirm({...})) ...`. */
export function useConfirm(): Ask {
  const ask = use(Context);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above');
  return ask;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const pending = useRef<(yes: boolean) => void>(undefined);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        // The question before may still be open, as when Back asks about leaving: nobody will answer it any more.
        pending.current?.(false);
        pending.current = resolve;
        setAsked({ ...question, answer: resolve });
        setOpened(true);
      }),
    [],
  );
  function close(yes: boolean) {
    if (yes && asked?.isReady?.() === false) return;
    setOpened(false);
    asked?.answer(yes);
  }
  const isSafe = asked?.danger || asked?.safe;
  return (
    <Context value={ask}>
      {children}
      <Dialog
        opened={opened}
        onClose={() => close(false)}
        // The second click of a double click would take the question away again.
        closeOnClickOutside={false}
        title={asked?.title}
        size="sm"
        withCloseButton={false}
      >
        {asked?.effect && <div className={classes.effect}>{asked.effect}</div>}
        {/* Enter says yes to what does no harm; what does takes a step to its button. */}
        <DialogFoot cancel={asked?.no} safe={isSafe} onCancel={() => close(false)}>
          <Button
            data-autofocus={!isSafe || undefined}
            {...(asked?.danger && { color: 'red' })}
            onClick={() => close(true)}
          >
            {asked?.yes}
          </Button>
        </DialogFoot>
      </Dialog>
    </Context>
  );
}
