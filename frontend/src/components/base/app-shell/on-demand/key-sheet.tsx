import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { declaredKeys } from '../../../../lib/declared-keys';
import { texts } from '../../components.texts';
import { Modal } from '../../modal';
import classes from './key-sheet.module.css';

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

/** All keys of the panel and of the open screen. */
export function KeySheet({ onClose }: { onClose: () => void }) {
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
