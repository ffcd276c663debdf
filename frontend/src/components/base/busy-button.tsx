import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useFocusBack } from '../../lib/use-focus-back';

/** A button that shows that its work is running and takes the focus back when the work ends. */
export function BusyButton({
  loading = false,
  ...props
}: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'>) {
  const button = useFocusBack<HTMLButtonElement>(loading);
  return <Button ref={button} loading={loading} {...props} />;
}
