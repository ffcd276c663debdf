import { Switch } from '@mantine/core';
import { useFitAll } from '../../../api/kept-lists';
import { notify } from '../notify';
import { texts } from './fit-all.texts';

/** Makes all lists fit into the window, or gives each its own number of rows again. */
export function FitAllSwitch() {
  const [allFit, fitAll] = useFitAll();
  return (
    <Switch
      label={texts.label}
      description={texts.hint}
      checked={allFit}
      onChange={({ currentTarget }) =>
        void fitAll(currentTarget.checked).catch((error: unknown) => notify.failure(error, texts.failed))
      }
    />
  );
}
