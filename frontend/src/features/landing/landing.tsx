import { IconArrowRight } from '@tabler/icons-react';
import { Footer } from '../../components/base/footer';
import { Mark } from '../../components/base/mark';
import { useTitle } from '../../components/base/use-title';
import { brand } from '../../lib/brand';
import { panelKeys, panels } from '../../lib/panels';
import classes from './landing.module.css';
import { texts } from './landing.texts';

/** The entry page with links to the five panels. Unknown addresses show it too. */
export default function Landing() {
  useTitle(texts.title);
  return (
    <div className={classes.page}>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <Mark size={36} />
          <h1 translate="no">{brand.name}</h1>
        </div>
        <p className={classes.intro}>{texts.intro}</p>
        <ul className={classes.board}>
          {panelKeys.map((key) => (
            <li key={key}>
              {/* A full page load: each panel is a separate application with its own session. */}
              <a href={panels[key].login} className={classes.call} data-for={key}>
                <span className={classes.name}>{panels[key].name}</span>
                <span className={classes.what}>{texts.panels[key]}</span>
                <IconArrowRight size={18} aria-hidden className={classes.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  );
}
