import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStoredLists } from '../../api/kept-lists';
import { screenLink } from '../../components/base/app-shell/screen-link';
import { texts as shared } from '../../components/base/components.texts';
import { searchKeys } from '../../components/base/list-page/list.keys';
import { Page } from '../../components/base/page';
import { EmptyState } from '../../components/base/state-views';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { useShortcuts } from '../../components/base/use-shortcuts';
import { searchLimit } from '../../lib/shared-limits.gen';
import classes from './catalogue-index.module.css';
import { catalogues } from './catalogues';
import { texts } from './shared/catalogues.texts';

/** Whether each typed word is in the name of the catalogue or of its group. */
const matches = (name: string, typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** All catalogues by group, with a search that filters while a person types. Enter opens the first match. */
export function CatalogueIndexPage() {
  const [typed, setTyped] = useState('');
  const { details: stored } = useStoredLists();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useDeclaredKeys(searchKeys);
  useShortcuts({
    '/': () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  const groups = Object.entries(texts.groups)
    .map(([key, heading]) => ({
      heading,
      found: catalogues
        .filter(({ group, many }) => group === key && matches(`${many} ${heading}`, typed))
        .map(({ kind, list, many, icon }) => ({
          kind,
          many,
          Icon: icon,
          to: screenLink({ path: list, list: kind }, stored),
        })),
    }))
    .filter(({ found }) => found.length > 0);
  const found = groups.flatMap((group) => group.found);
  return (
    <Page>
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed && found[0]) void navigate(found[0].to);
        }}
      >
        <TextInput
          ref={field}
          type="search"
          className={classes.field}
          aria-label={texts.index.search}
          placeholder={texts.index.search}
          maxLength={searchLimit.maxLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
      </form>
      <VisuallyHidden role="status">{typed ? texts.index.found(found.length) : ''}</VisuallyHidden>
      {groups.map(({ heading, found: links }) => (
        <section key={heading} className={classes.group} aria-label={heading}>
          <h2 className={classes.heading}>{heading}</h2>
          <ul className={classes.links}>
            {links.map(({ kind, many, Icon, to }) => (
              <li key={kind}>
                <Link to={to} className={classes.link}>
                  <Icon size={18} stroke={1.7} aria-hidden />
                  {many}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!found.length && <EmptyState title={shared.list.noMatch(typed)} hint={shared.list.noMatchHint} />}
    </Page>
  );
}
