import { Button } from '@mantine/core';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { texts } from './components.texts';
import { ConfirmKey } from './confirm-key';
import { Dialog } from './dialog';
import { DialogFoot } from './dialog-foot';
import classes from './confirm.module.css';
import { confirmKeys } from './confirm.keys';
import { notify } from './notify';
import { useDeclaredKeys } from './use-declared-keys';
import { useLastLetter } from './use-last-letter';

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
  /** The key of the action, such as 'a': pressed again, it confirms. Default: the letter that opened the question. */
  again?: string;
  /** What a toast says when the person does not confirm. Questions that a letter opened always say so. */
  cancelled?: string;
  /** A gentler action that the question offers first. It answers the question with no. */
  instead?: { label: string; act: () => void } | undefined;
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
  const lastLetter = useLastLetter();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        // A previous question may still be open, for example when Back asks about leaving. Answer it with no.
        pending.current?.(false);
        pending.current = resolve;
        const again = question.again ?? lastLetter();
        setAsked({ ...question, ...(again && { again }), answer: resolve });
        setOpened(true);
      }),
    [lastLetter],
  );
  function close(yes: boolean) {
    setOpened(false);
    asked?.answer(yes);
    const said = asked?.cancelled ?? (asked?.again && texts.nothingDone);
    if (!yes && said) notify.note(said);
  }
  function actInstead() {
    setOpened(false);
    asked?.answer(false);
    asked?.instead?.act();
  }
  useConfirmKeys(opened ? asked : undefined, () => close(true));
  const isSafe = Boolean(asked?.danger || asked?.safe);
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
          {asked && (
            <Answers question={asked} isSafe={isSafe} onYes={() => close(true)} onInstead={actInstead} />
          )}
        </DialogFoot>
      </Dialog>
    </Context>
  );
}

interface AnswersProps {
  question: Question;
  isSafe: boolean;
  onYes: () => void;
  onInstead: () => void;
}

/** The buttons next to Cancel. */
const Answers = ({ question: { yes, again, danger, instead }, isSafe, onYes, onInstead }: AnswersProps) => (
  <>
    {instead && <Button onClick={onInstead}>{instead.label}</Button>}
    <Button
      data-autofocus={!isSafe || undefined}
      aria-keyshortcuts={['Control+Enter', 'Meta+Enter', again].filter(Boolean).join(' ')}
      {...(danger && { color: 'red' })}
      {...(instead && { variant: 'light' })}
      onClick={onYes}
    >
      {yes}
      <ConfirmKey again={again} />
    </Button>
  </>
);

/** Confirms the open question by Ctrl+Enter (Cmd+Enter on a Mac) or by the key that opened the question. */
function useConfirmKeys(asked: Question | undefined, onConfirm: () => void) {
  useDeclaredKeys(asked && confirmKeys);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
    // A held key repeats itself: it must not confirm what it opened.
    if (!asked || repeat || isComposing || altKey) return;
    const isEnter = key === 'Enter' && (ctrlKey || metaKey);
    const isAgain = !ctrlKey && !metaKey && key.toLowerCase() === asked.again;
    if (!isEnter && !isAgain) return;
    event.preventDefault();
    event.stopPropagation();
    onConfirm();
  });
  useEffect(() => {
    if (!asked) return;
    const listen = (event: KeyboardEvent) => press(event);
    // Before the focused Cancel button gets the key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [asked]);
}
