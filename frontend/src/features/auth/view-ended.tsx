import { Button } from '@mantine/core';
import { EmptyState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { panels } from '../../lib/panels';
import classes from './view-ended.module.css';
import { texts } from './view.texts';

const text = texts.ended;

/** The page of a tab whose view has ended: it offers no sign-in. */
export function ViewEnded() {
  useTitle(text.title);
  return (
    <main className={classes.page}>
      <EmptyState
        title={text.title}
        hint={text.hint}
        action={
          // A full page load: the panel of the Owner is outside of the view.
          <Button component="a" href={panels.admin.dashboard}>
            {text.back}
          </Button>
        }
      />
    </main>
  );
}
