import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnyRight } from '../../../../lib/rights';
import { texts as shared } from '../../components.texts';
import { Page } from '../../page';
import { Sheet } from '../../sheet';
import { EmptyState } from '../../state-views';
import { labelOf, texts } from '../../../rights/rights.texts';

export interface NoRightProps {
  /** The name of the screen. */
  title: string | undefined;
  right: AnyRight | undefined;
  /** The address of the dashboard. */
  home: string;
}

/** Says which right the screen needs and who can give it. */
export default function NoRightPage({ title, right = [], home }: NoRightProps) {
  const [first] = typeof right === 'string' ? [right] : right;
  return (
    <Page title={title ?? texts.page}>
      <Sheet>
        <EmptyState
          title={texts.title}
          hint={
            <>
              {first && <p>{texts.needs(labelOf(first))}</p>}
              <p>{texts.help}</p>
            </>
          }
          action={
            <Button component={Link} to={home} variant="default">
              {shared.error.home}
            </Button>
          }
        />
      </Sheet>
    </Page>
  );
}
