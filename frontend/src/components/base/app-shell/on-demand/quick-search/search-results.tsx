import type { Entry, Section } from './entries';
import { Option } from './option';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';

interface SearchResultsProps {
  /** The id of the list; an option has this id with its index. */
  id: string;
  sections: Section[];
  /** The index of the selected entry. */
  active: number;
  typed: string;
  onPoint: (index: number) => void;
  onOpen: (entry: Entry, inNewTab: boolean) => void;
}

/** The entries that the quick search found, by section. */
export function SearchResults({ id, sections, active, typed, onPoint, onOpen }: SearchResultsProps) {
  const entries = sections.flatMap((section) => section.entries);
  return (
    <div id={id} role="listbox" aria-label={texts.results} className={classes.list}>
      {sections.map(({ label, entries: own }) => (
        <div key={label} role="group" aria-label={label}>
          <div className={classes.heading} aria-hidden>
            {label}
          </div>
          {own.map((entry) => {
            const index = entries.indexOf(entry);
            return (
              <Option
                key={entry.key}
                id={`${id}-${index}`}
                entry={entry}
                typed={typed}
                selected={index === active}
                onPoint={() => onPoint(index)}
                onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
