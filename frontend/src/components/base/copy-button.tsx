import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '../../lib/copy';
import { texts } from './components.texts';
import { notify } from './notify';

/** How long the button says that the text is copied, in milliseconds. */
const SAID_FOR = 1500;

interface CopyButtonProps {
  value: string;
  children: (state: { copied: boolean; copy: () => void }) => ReactNode;
}

/** Copies a text at a press, also on pages without HTTPS, and says when the browser refuses. */
export function CopyButton({ value, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    const isCopied = await copyText(value);
    setCopied(isCopied);
    if (!isCopied) notify.failure(new Error(texts.copyRefused), texts.copyFailed);
  }
  return children({ copied, copy: () => void copy() });
}
