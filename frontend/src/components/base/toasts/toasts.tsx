import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { onReconnect } from '../../../lib/connection';
import {
  dropToast,
  dropUnanswered,
  expireToast,
  leaveScreen,
  timeOf,
  undoToast,
  useToasts,
  type Toast,
} from '../../../lib/toasts';
import { texts } from '../components.texts';
import classes from './toasts.module.css';
import { useUndoKey } from '../undo/use-undo-key';
import { OnBody } from '../on-body';

/** The place of toasts in every panel: the free part of the header. The newest toast is on top. */
export function Toasts() {
  const toasts = useToasts();
  useUndoKey();
  useEndOfScreen();
  useEffect(() => onReconnect(dropUnanswered), []);
  return (
    <OnBody>
      <section className={classes.region} aria-label={texts.notifications}>
        {toasts.map((toast, at) => (
          <ToastCard key={toast.id} toast={toast} below={at > 0} others={toasts.length - 1} />
        ))}
      </section>
    </OnBody>
  );
}

/** Closes the failures of a screen when the person goes to another screen or another record. */
function useEndOfScreen() {
  const { pathname, search } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`;
  const last = useRef(screen);
  useEffect(() => {
    if (last.current !== screen) leaveScreen();
    last.current = screen;
  }, [screen]);
}

const icons = { good: IconCheck, bad: IconAlertTriangle, note: IconInfoCircle } as const;

interface ToastCardProps {
  toast: Toast;
  /** Whether another toast is on top of this one. */
  below: boolean;
  /** The number of toasts below the top one. */
  others: number;
}

/** A toast that closes by itself, but not while it has the pointer or the focus. */
function ToastCard({ toast, below, others }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const { id, kind, title, text, to, undo } = toast;
  const time = timeOf(toast);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => expireToast(id), time);
    return () => clearTimeout(timer);
  }, [held, id, time]);
  const Icon = icons[kind];
  return (
    <div
      className={classes.toast}
      data-kind={kind}
      hidden={below}
      role={kind === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {to && (
        <Link to={to} className={classes.open} onClick={() => dropToast(id)}>
          {texts.open}
        </Link>
      )}
      {undo && (
        <button
          type="button"
          className={classes.undo}
          title={texts.undo.key}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => undoToast(toast)}
        >
          {texts.undo.button}
        </button>
      )}
      {others > 0 && <span className={classes.others}>{texts.moreToasts(others)}</span>}
      <CloseButton size="sm" aria-label={texts.close} onClick={() => dropToast(id)} />
    </div>
  );
}
