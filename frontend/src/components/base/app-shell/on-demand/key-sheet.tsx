import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconBook2,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { declaredKeys } from '../../../../lib/declared-keys';
import { texts } from '../../components.texts';
import { Modal } from '../../modal';
import type { ScreenGroup } from '../screens';
import classes from './key-sheet.module.css';
import { manualAt } from './manual-at';

/** Pictures of the arrow keys: some fonts lack these characters. */
const arrows: Partial<Record<string, Icon>> = {
  '↑': IconArrowUp,
  '↓': IconArrowDown,
  '←': IconArrowLeft,
  '→': IconArrowRight,
};

function Key({ name }: { name: string }) {
  const Arrow = arrows[name];
  return <kbd>{Arrow ? <Arrow size={14} role="img" aria-label={texts.keys.arrows[name]} /> : name}</kbd>;
}

interface KeySheetProps {
  screens: readonly ScreenGroup[];
  /** The address of the open screen. */
  pathname: string;
  /** The address of the manual in this panel. */
  manual: string;
  onClose: () => void;
}

/** The help to the open screen: its page of the manual, and all keys of the panel and of the screen. */
export function KeySheet({ screens, pathname, manual, onClose }: KeySheetProps) {
  // The keys when the sheet opens: the sheet itself handles no further ones.
  const [groups] = useState(declaredKeys);
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.keys.title}
      size="xl"
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.keys.close }}
    >
      <nav aria-label={texts.keys.manual} className={classes.manual}>
        <IconBook2 size={18} stroke={1.7} aria-hidden />
        <ul>
          <li>
            <Link to={`${manual}/${manualAt(screens, pathname)}`} onClick={onClose}>
              {texts.keys.manualOfScreen}
            </Link>
          </li>
          <li>
            <Link to={manual} onClick={onClose}>
              {texts.keys.manualContents}
            </Link>
          </li>
        </ul>
      </nav>
      <div className={classes.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.keys}>
              {keys.map(({ key, meaning }) => (
                <div key={key + meaning}>
                  <dt>
                    {key.split(' ').map((one) => (
                      <Key key={one} name={one} />
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
