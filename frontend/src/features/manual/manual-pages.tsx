import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Page } from '../../components/base/page';
import { NotFoundState } from '../../components/base/state-views';
import type { Panel } from '../../lib/panels';
import type { Manual } from './manual';
import { ManualHtml } from './manual-html';
import { ManualNav } from './manual-nav';
import classes from './manual.module.css';
import { texts } from './manual.texts';

interface ManualProps {
  panel: Panel;
  manual: Manual;
}

/** The contents of the manual of a panel: its pages with their sections. */
export function ManualContents({ panel, manual }: ManualProps) {
  const [before, after] = texts.help;
  return (
    <Page title={texts.title}>
      <div className={classes.contents}>
        <p className={classes.lead}>
          {texts.intro(panel.name)} {before} <kbd>{texts.key}</kbd> {after}
        </p>
        <ul className={classes.cards}>
          {manual.pages.map(({ id, title, sections }) => (
            <li key={id}>
              <h2>
                <Link to={`${panel.manual}/${id}`}>{title}</Link>
              </h2>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link to={`${panel.manual}/${id}#${section.id}`}>{section.title}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <section>
          <h2 className={classes.heading}>{texts.conventions}</h2>
          <ManualHtml html={manual.conventions} manual={panel.manual} />
        </section>
      </div>
    </Page>
  );
}

/** One page of the manual, opened at the section that the address names. */
export function ManualText({ panel, manual }: ManualProps) {
  const { page: id } = useParams();
  const page = manual.pages.find((one) => one.id === id);
  useSectionOnArrival();
  if (!page) return <NotFoundState />;
  return (
    <Page title={page.title}>
      <div className={classes.layout}>
        <ManualNav manual={manual} page={page.id} to={panel.manual} />
        <article>
          <ManualHtml html={page.intro + page.body} manual={panel.manual} />
        </article>
      </div>
    </Page>
  );
}

/** Moves the focus to the section that the address names, as a link inside a plain page does. */
function useSectionOnArrival() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!hash || !heading) return;
    heading.focus({ preventScroll: true });
    // The router scrolls too, but not to a section that loads later than the frame of the panel.
    if (window.scrollY === 0) heading.scrollIntoView();
  }, [hash, key]);
}
