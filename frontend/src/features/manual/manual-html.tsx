import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import classes from './manual.module.css';

interface ManualHtmlProps {
  /** HTML of the build: it holds only the markup of frontend/scripts/manual-html.mjs. */
  html: string;
  /** The address of the manual in this panel. */
  manual: string;
}

/** A text of the manual. Its links open pages of the manual as links of the panel do, without a reload. */
export function ManualHtml({ html, manual }: ManualHtmlProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page = link?.getAttribute('href');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!page || opensElsewhere) return;
    event.preventDefault();
    void navigate(`${manual}/${page}`);
  };
  return <div className={classes.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
