import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { rememberLooks } from '../../lib/page-cookie';
import { texts } from '../components.texts';

/**
 * Changes the colours without the transitions of buttons and links. The rule is in base.css because the content
 * security policy blocks the <style> element that Mantine would add for it.
 */
function atOnce(change: () => void) {
  const { dataset } = document.documentElement;
  dataset['switching'] = '';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['switching']));
}

export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const { toDark, toLight } = texts.shell.scheme;
  const label = dark ? toLight : toDark;
  const change = () => {
    const next = dark ? 'light' : 'dark';
    rememberLooks('scheme', next);
    atOnce(() => setColorScheme(next));
  };
  return (
    <ActionIcon size="lg" aria-label={label} title={label} onClick={change}>
      {dark ? <IconSun size={18} stroke={1.7} /> : <IconMoon size={18} stroke={1.7} />}
    </ActionIcon>
  );
}
