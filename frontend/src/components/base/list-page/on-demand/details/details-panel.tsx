import { ActionIcon, CloseButton, Skeleton, VisuallyHidden } from '@mantine/core';
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../../components.texts';
import { IfMay } from '../../../rights/if-may';
import { useDeclaredKeys } from '../../../use-declared-keys';
import { detailsKeys } from '../../list.keys';
import type { RowAction } from '../../list.types';
import { writes } from '../../../writes';
import { owned, rowIdAt } from '../../row-focus';
import { DetailsActions } from './details-actions';
import classes from './details.module.css';

/** From this width on there is room for the details next to the names of the rows. */
const WIDE = '(min-width: 85.375em)';

export interface DetailsPanelProps {
  /** The id of the row. */
  id: string;
  label: string;
  /** Whether the address names a record that the list does not show. */
  isGone: boolean;
  /** Changes whenever the focus is to go into the details. */
  entry: string | undefined;
  /** Undefined while the rows load, and without the record. */
  record:
    | {
        /** The address of the record's page. */
        page: string | undefined;
        picture: ReactNode;
        title: ReactNode;
        badge: ReactNode;
        facts: { label: string; value: ReactNode }[];
      }
    | undefined;
  actions: RowAction[];
  /** Undefined at the ends of the page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** What the details show beyond the row. */
  children: ReactNode;
}

/**
 * The details of a row, at the right edge of the window. In a wide window they lie over the last columns and the list
 * remains in use; in a narrow one they cover the list, on phones the whole window.
 */
export function DetailsPanel(props: DetailsPanelProps) {
  const { id, label, entry, record, onClose } = props;
  const covers = !useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const title = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const panel = useMergedRef<HTMLElement>(useFocusTrap(covers));
  useDeclaredKeys(detailsKeys);
  useCloseByKey(onClose);
  useEffect(() => {
    if (entry !== undefined) title.current?.focus({ preventScroll: true });
  }, [entry]);
  // The next record begins at its top.
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [id]);
  const as = covers
    ? ({ role: 'dialog', 'aria-modal': true } as const)
    : ({ role: 'complementary' } as const);
  return (
    <>
      {covers && <div className={classes.scrim} onClick={onClose} />}
      <section {...as} ref={panel} className={classes.panel} aria-label={label} data-details={id}>
        <div className={classes.head}>
          <div ref={title} tabIndex={-1} data-autofocus className={classes.names}>
            {record?.picture && <div className={classes.picture}>{record.picture}</div>}
            <div className={classes.title}>
              {record?.title}
              {record?.badge}
              {props.isGone && <h2>{texts.details.gone}</h2>}
            </div>
          </div>
          <Tools {...props} />
        </div>
        <div ref={body} className={classes.body} tabIndex={-1}>
          {props.isGone ? <p>{texts.details.goneHint}</p> : !record && <Skeleton height={160} />}
          {record && record.facts.length > 0 && (
            <dl className={classes.facts}>
              {record.facts.map(({ label: name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {props.children}
        </div>
        <DetailsActions actions={props.actions} page={record?.page} label={label} />
        {/* Next to the list, the row with the focus says it. */}
        {covers && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      </section>
    </>
  );
}

/** The link to the page of the record, the steps to the rows around, and the close button. */
function Tools({ record, onPrevious, onNext, onClose }: DetailsPanelProps) {
  const steps = [
    [texts.details.previous, onPrevious, IconChevronUp],
    [texts.details.next, onNext, IconChevronDown],
  ] as const;
  return (
    <div className={classes.tools}>
      {record?.page && (
        <IfMay to={record.page}>
          <Link to={record.page} className={classes.page}>
            {texts.details.page}
          </Link>
        </IfMay>
      )}
      {steps.map(([label, onClick, Icon]) => (
        <ActionIcon key={label} aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      <CloseButton aria-label={texts.close} title={texts.close} onClick={onClose} />
    </div>
  );
}

/** Escape closes the details wherever the focus is, except in what opened above them and in the fields of the list. */
function useCloseByKey(onClose: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!(target instanceof Element) || owned(target)) return;
    if (writes(target) && rowIdAt(target) === undefined) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
