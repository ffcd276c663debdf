import type { MouseEventHandler } from 'react';
import type { FoundState } from '../../../../../api/search.gen';
import { Avatar } from '../../../avatar';
import { StatusBadge, type Tone } from '../../../status-badge';
import { splitAt, type Entry } from './entries';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';

const tones: Record<FoundState, Tone> = {
  '': 'calm',
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  banned: 'bad',
  inactive: 'calm',
  disabled: 'calm',
};

interface OptionProps {
  id: string;
  entry: Entry;
  typed: string;
  selected: boolean;
  onPoint: () => void;
  onClick: MouseEventHandler;
}

/** One entry of the quick search, with the typed text in bold. */
export function Option({ id, entry, typed, selected, onPoint, onClick }: OptionProps) {
  const { title, note, icon: Icon, image, state } = entry;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={classes.option}
      onPointerMove={onPoint}
      onClick={onClick}
    >
      <span className={classes.picture}>
        {image === undefined ? (
          <Icon size={18} stroke={1.7} aria-hidden />
        ) : (
          <Avatar image={image} size={24} />
        )}
      </span>
      <span className={classes.names}>
        {/* Titles of screens and actions may be translated, those of records not. */}
        <span translate={entry.state === undefined ? undefined : 'no'} className={classes.title}>
          <Marked text={title} typed={typed} />
        </span>{' '}
        <span className={classes.note}>
          <Marked text={note} typed={typed} />
        </span>
      </span>
      {state && <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitAt(text, typed);
  return (
    <>
      {before}
      {match && <b>{match}</b>}
      {after}
    </>
  );
}
