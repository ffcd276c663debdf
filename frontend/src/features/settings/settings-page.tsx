import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { RecordHistory } from '../../components/record-history/record-history';
import classes from './settings.module.css';
import { texts } from './settings.texts';
import { useMay, type Right } from '../../lib/rights';

export interface SettingsSectionProps {
  /** A link to the address where the section can be changed; the section is then read-only. */
  change?: ReactNode;
  /** The section opens with its form. */
  editing?: boolean | undefined;
}

/** A section of the settings and the address where it can be changed. */
export interface SettingsSection {
  name: string;
  /** The title of the screen at that address. */
  title: string;
  to: string;
  /** What the audit log calls the setting. */
  kind: string;
  /** The fields that its history can put back. */
  fields: readonly string[];
  Section: ComponentType<SettingsSectionProps>;
  /** What an admin needs to see the section, and to change it. */
  reads: Right;
  writes: Right;
}

/** The state that a section's link puts into the history entry. */
interface Editing {
  editing?: boolean;
}

interface SettingsPageProps {
  sections: readonly SettingsSection[];
  /** The address of the section that can be changed here; undefined on the overview. */
  at?: string | undefined;
  /** Whether all values are loaded, so that the sections above have their final height. */
  ready: boolean;
}

/**
 * All single-value settings on one page. Each section has its own address, which scrolls to that section and lets only
 * that section be changed.
 */
export function SettingsPage({ sections, at, ready }: SettingsPageProps) {
  const state = useLocation().state as Editing | null;
  const may = useMay();
  const shown = sections.filter(({ reads }) => may(reads));
  const open = sections.find(({ to }) => to === at);
  return (
    <Page title={open?.title ?? texts.title} width="narrow">
      {ready ? (
        <div className={classes.sections}>
          {shown.map(({ name, to, Section, writes }, index) =>
            to === at ? (
              <Here key={to} scroll={index > 0}>
                <Section editing={may(writes) && state?.editing} {...(!may(writes) && { change: <></> })} />
              </Here>
            ) : (
              <Section key={to} change={may(writes) ? <ChangeLink name={name} to={to} /> : <></>} />
            ),
          )}
          {open && <RecordHistory kind={open.kind} form={{ fields: open.fields, right: open.writes }} />}
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

/** The section that the address names: the page scrolls to it. */
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
