import { useMergedRef, useMounted } from '@mantine/hooks';
import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

/** What a menu or popover takes to open at the button, and the child of its `Target`. */
interface Pressed {
  id: string;
  opened: boolean;
  onChange: (opens: boolean) => void;
  target: ReactElement;
}

interface ButtonProps {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}
export type PressedButton = ReactElement<ButtonProps>;

interface OnPressProps {
  popup: 'menu' | 'dialog';
  button: PressedButton;
  /** Without it, the button opens and closes by itself. */
  opened?: boolean | undefined;
  onOpen?: ((opens: boolean) => void) | undefined;
  /** Renders the menu or popover. */
  children: (pressed: Pressed) => ReactNode;
}

/**
 * A button with a menu or popover that is made on the first press. A list shows dozens of such buttons, and each menu
 * takes as long to make as a row.
 */
export function OnPress({ popup, button, opened, onOpen, children }: OnPressProps) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = opened ?? own;
  const setOpen = onOpen ?? setOwn;
  const [made, setMade] = useState(false);
  if (open && !made) setMade(true);
  const element = useRef<HTMLElement>(null);
  const ref = useMergedRef(element, button.props.ref);
  return (
    <>
      {cloneElement(button, {
        ...{ id, ref, 'aria-haspopup': popup, 'aria-expanded': open },
        ...(open && { 'aria-controls': `${id}-dropdown` }),
        onClick: (event: MouseEvent) => {
          button.props.onClick?.(event);
          setOpen(!open);
        },
        // The menu itself hears the key only once the focus has moved into it.
        onKeyDown: (event: KeyboardEvent) => {
          button.props.onKeyDown?.(event);
          if (open && event.key === 'Escape') setOpen(false);
        },
      })}
      {made && (
        <Made
          pressed={{ id, opened: open, onChange: setOpen, target: <Anchor button={element} /> }}
          render={children}
        />
      )}
    </>
  );
}

/** Opens the menu after it was made: it notes where the focus returns to when it changes from closed to open. */
function Made({ pressed, render }: { pressed: Pressed; render: OnPressProps['children'] }) {
  const isThere = useMounted();
  return render({ ...pressed, opened: pressed.opened && isThere });
}

/** Renders nothing. Its ref is the button. */
function Anchor({ button, ref }: { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
