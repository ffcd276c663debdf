import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dropToast, useToasts, type Toast } from '../lib/toasts';
import { texts } from './components.texts';
import classes from './toasts.module.css';

/** Where toasts appear: top right, in every panel. */
export function Toasts() {
  const toasts = useToasts();
  return createPortal(
    <section className={classes.region} aria-label={texts.notifications}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  );
}

/** Goes by itself, but not while somebody reads it with the pointer or the keyboard on it. */
function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.after === undefined) return;
    const timer = setTimeout(() => dropToast(toast.id), toast.after);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = toast.kind === 'good' ? IconCheck : IconAlertTriangle;
  return (
    <div
      className={classes.toast}
      data-kind={toast.kind}
      role={toast.kind === 'good' ? 'status' : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div>
        <p className={classes.title}>{toast.title}</p>
        {toast.text && <p className={classes.text}>{toast.text}</p>}
      </div>
      <CloseButton size="sm" aria-label={texts.close} onClick={() => dropToast(toast.id)} />
    </div>
  );
}
