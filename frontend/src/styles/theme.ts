import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** One theme for all panels: what `accent` looks like is decided by tokens.css, per panel and colour scheme. */
const accent = Array<string>(10).fill('var(--cb-accent-fill)') as unknown as MantineColorsTuple;

/** What opens at a control is part of the content: a screen reader finds everything within a landmark. */
const inContent = { portalProps: { target: '#content' } };

export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    // What is said about a field stands under it: inputs in one row stay in one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    // Its focus placeholder is a fault to axe; without it the first entry takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, ...inContent } },
    Popover: { defaultProps: inContent },
    Combobox: { defaultProps: inContent },
    // A header of its own element would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Modal: { defaultProps: { centered: true, lockScroll: false, removeScrollProps: { enabled: false } } },
    Drawer: { defaultProps: { lockScroll: false, removeScrollProps: { enabled: false } } },
  },
});
