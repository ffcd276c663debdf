import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import classes from './settings.module.css';
import { texts } from './settings.texts';

export interface SettingsSectionProps {
  /** Given where the section is only read: the way to the address at which it is changed. */
  change?: ReactNode;
  /** The section begins with its form. */
  editing?: boolean | undefined;
}

/** A part of the settings and the address at which it is changed. */
export interface SettingsSection {
  name: string;
  /** The title of the screen at that address. */
  title: string;
  to: string;
  Section: ComponentType<SettingsSectionProps>;
}

/** Carried in the history entry by the link of a section. */
interface Editing {
  editing?: boolean;
}

interface SettingsPageProps {
  sections: readonly SettingsSection[];
  /** The address of the section that is changed here; none at the address of the whole. */
  at?: string | undefined;
  /** The values are there: what stands above a section has its height. */
  ready: boolean;
}

/**
 * The settings of which there is one value each, on one page. Each section has an address of its own, which shows the page at
 * that section and lets only that section be changed.
 */
export function SettingsPage({ sections, at, ready }: SettingsPageProps) {
  const state = useLocation().state as Editing | null;
  const title = sections.find(({ to }) => to === at)?.title ?? texts.title;
  return (
    <Page title={title} width="narrow">
      {ready ? (
        <div className={classes.sections}>
          {sections.map(({ name, to, Section }, index) =>
            to === at ? (
              <Here key={to} scroll={index > 0}>
                <Section editing={state?.editing} />
              </Here>
            ) : (
              <Section key={to} change={<ChangeLink name={name} to={to} />} />
            ),
          )}
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

/** The section that the address names: the screen begins there. */
function Here({ scroll, children }: { scroll: boolean; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroll) section.current?.scrollIntoView({ block: 'start' });
  }, [scroll]);
  return (
    <div ref={section} className={classes.here}>
      {children}
    </div>
  );
}

const ChangeLink = ({ name, to }: { name: string; to: string }) => (
  <Button
    component={Link}
    to={to}
    state={{ editing: true } satisfies Editing}
    preventScrollReset
    variant="light"
    size="xs"
    leftSection={<IconPencil size={15} />}
    aria-label={texts.change(name)}
  >
    {texts.edit}
  </Button>
);
