import { useMediaQuery } from '@mantine/hooks';
import { Link, useLocation } from 'react-router-dom';
import type { Manual } from './manual';
import classes from './manual.module.css';
import { texts } from './manual.texts';

interface ManualNavProps {
  manual: Manual;
  /** The open page. */
  page: string;
  /** The address of the manual in this panel. */
  to: string;
}

/** The pages of the manual with the sections of the open page: next to the text, or folded above the text in narrow windows. */
export function ManualNav(props: ManualNavProps) {
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const { key } = useLocation();
  if (isWide) return <Pages {...props} />;
  return (
    // Closes when a link was followed.
    <details key={key} className={classes.fold}>
      <summary>{texts.contents}</summary>
      <Pages {...props} />
    </details>
  );
}

function Pages({ manual, page, to }: ManualNavProps) {
  const { hash } = useLocation();
  return (
    <nav aria-label={texts.title} className={classes.nav}>
      <ul>
        {manual.pages.map(({ id, title, sections }) => (
          <li key={id}>
            <Link to={`${to}/${id}`} aria-current={id === page ? 'page' : undefined}>
              {title}
            </Link>
            {id === page && (
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link
                      to={`${to}/${id}#${section.id}`}
                      aria-current={hash === `#${section.id}` ? 'location' : undefined}
                    >
                      {section.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
