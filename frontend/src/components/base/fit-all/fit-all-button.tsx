import { Button } from '@mantine/core';
import { useFitAll } from '../../../api/kept-lists';
import { notify } from '../notify';
import { texts } from './fit-all.texts';

interface FitAllButtonProps {
  /** Called when the button is about to leave. */
  onDone: () => void;
}

/** Makes all lists fit into the window, as the list with this button does. */
export function FitAllButton({ onDone }: FitAllButtonProps) {
  const [allFit, fitAll] = useFitAll();
  if (allFit) return null;
  const use = async () => {
    try {
      await fitAll(true);
      notify.success(texts.done);
      onDone();
    } catch (error) {
      notify.failure(error, texts.failed);
    }
  };
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void use()}>
      {texts.use}
    </Button>
  );
}
