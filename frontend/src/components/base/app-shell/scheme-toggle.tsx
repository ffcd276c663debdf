import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { rememberLooks } from '../../../lib/page-cookie';
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

/** Returns what a switch of the colour scheme is called now, and the switch. */
export function useSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // At first light, as the server renders it: the server does not know the scheme of the system.
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: true }) === 'dark';
  const { toDark, toLight } = texts.shell.scheme;
  const change = () => {
    const next = dark ? 'light' : 'dark';
    rememberLooks('scheme', next);
    atOnce(() => setColorScheme(next));
  };
  return { label: dark ? toLight : toDark, Icon: dark ? IconSun : IconMoon, change };
}

export function SchemeToggle() {
  const { label, Icon, change } = useSchemeSwitch();
  return (
    <ActionIcon size="lg" aria-label={label} title={label} onClick={change}>
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}
