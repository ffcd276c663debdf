import { Button } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { DialogFoot } from './dialog-foot';
import classes from './confirm.module.css';

export interface Question {
  title: string;
  /** Explains what will happen. */
  effect?: ReactNode;
  yes: string;
  no?: string;
  /** The action destroys something: the button is red, and Enter cancels. */
  danger?: boolean;
  /** The action moves coins: Enter cancels here too, so that a held key does not confirm the payment. */
  safe?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;
const Context = createContext<Ask | undefined>(undefined);

/** Asks for confirmation before an action that is hard to undo: `if (await confirm({...})) ...`. */
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
        // A previous question may still be open, for example when Back asks about leaving. Answer it with no.
        pending.current?.(false);
        pending.current = resolve;
        setAsked({ ...question, answer: resolve });
        setOpened(true);
      }),
    [],
  );
  function close(yes: boolean) {
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
        // Otherwise the second click of a double click would close the dialog.
        closeOnClickOutside={false}
        title={asked?.title}
        size="sm"
        withCloseButton={false}
      >
        {asked?.effect && <div className={classes.effect}>{asked.effect}</div>}
        {/* Enter confirms harmless actions; for other actions the user must move to the button. */}
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
