import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconDots, IconMenu2, IconPlus, IconUsers } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useViewChanges } from '../../../../../api/kept-lists';
import type { AddListViewDto, ListViewDto } from '../../../../../api/lists.gen';
import { BusyButton } from '../../../busy-button';
import { notify } from '../../../notify';
import { SaveView } from './save-view';
import { ViewSettings } from './view-settings';
import classes from './view-menu.module.css';
import { texts } from './view-menu.texts';

export interface ViewListProps {
  /** The views of this list, own ones and those that colleagues share. */
  views: readonly ListViewDto[];
  /** The open view. */
  view: ListViewDto | undefined;
  /** Whether the list differs from its open view. */
  changed: boolean;
  /** What a view that is saved now holds. */
  content: Omit<AddListViewDto, 'name' | 'shared'>;
  /** The _id of the view that the menu opens. */
  standardView: string;
  onStandardView: (id: string) => void;
  /** Opens a view; without one, the list with its stored choices. */
  onOpen: (view: ListViewDto | undefined) => void;
  /** The prefix of the list's parameters in the address. */
  prefix: string;
  onClose: () => void;
}

/** The views of a list: open, save, share, rename and delete. */
export function ViewList(props: ViewListProps) {
  const { views, view, changed, content, standardView, onOpen, onClose } = props;
  const heading = useId();
  const [naming, setNaming] = useState(false);
  const [settingsOf, setSettingsOf] = useState<string>();
  const [saving, setSaving] = useState(false);
  const { update } = useViewChanges();
  const listed = view && !views.includes(view) ? [...views, view] : views;
  const sorted = [...listed].sort((one, other) => one.name.localeCompare(other.name));

  function open(next: ListViewDto | undefined) {
    onOpen(next);
    onClose();
  }
  async function save(own: ListViewDto) {
    setSaving(true);
    const { query, columns, density } = content;
    try {
      await update(own._id, { query, columns, density });
      // Forgets the changes, which the view holds now.
      onOpen({ ...own, query: query ?? '' });
    } catch (error) {
      notify.failure(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {texts.views}
      </h2>
      {sorted.length > 0 && (
        <ul className={classes.views}>
          <li>
            <ViewOption open={!view} onClick={() => open(undefined)}>
              {texts.none}
            </ViewOption>
          </li>
          {sorted.map((one) => (
            <li key={one._id}>
              <div className={classes.row}>
                <ViewOption open={one._id === view?._id} onClick={() => open(one)}>
                  <span className={classes.name}>{one.name}</span>
                  {one.shared && <IconUsers size={14} aria-label={texts.shared} />}
                  {one._id === standardView && <IconMenu2 size={14} aria-label={texts.fromMenu} />}
                </ViewOption>
                <ActionIcon
                  aria-label={texts.settings(one.name)}
                  aria-expanded={settingsOf === one._id}
                  onClick={() => {
                    setNaming(false);
                    setSettingsOf(settingsOf === one._id ? undefined : one._id);
                  }}
                >
                  <IconDots size={16} />
                </ActionIcon>
              </div>
              {settingsOf === one._id && (
                <ViewSettings {...props} view={one} isOpen={one._id === view?._id} />
              )}
            </li>
          ))}
        </ul>
      )}
      {view && changed && <p className={classes.hint}>{texts.changed}</p>}
      {naming ? (
        <SaveView
          content={content}
          onSaved={(made) => {
            setNaming(false);
            onOpen(made);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className={classes.buttons}>
          {view?.own && changed && (
            <BusyButton size="compact-sm" loading={saving} onClick={() => void save(view)}>
              {texts.save}
            </BusyButton>
          )}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              setSettingsOf(undefined);
              setNaming(true);
            }}
          >
            {texts.saveAs}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ViewOptionProps {
  open: boolean;
  onClick: () => void;
  children: ReactNode;
}

const ViewOption = ({ open, onClick, children }: ViewOptionProps) => (
  <button type="button" className={classes.view} aria-current={open || undefined} onClick={onClick}>
    <IconCheck size={15} aria-hidden className={classes.open} />
    {children}
  </button>
);
