import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** One theme for all panels: tokens.css defines the `accent` colour per panel and colour scheme. */
const accent = Array<string>(10).fill('var(--cb-accent-fill)') as unknown as MantineColorsTuple;

/** Renders popups inside the content, so that screen readers find everything within a landmark. */
const inContent = { portalProps: { target: '#content' } };

export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    // The description is below the input, so that inputs in one row stay aligned.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    // The initial-focus placeholder fails axe; without it the first entry takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, ...inContent } },
    Popover: { defaultProps: inContent },
    Combobox: { defaultProps: inContent },
    // A <header> element would be a second banner landmark on the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Modal: { defaultProps: { centered: true, lockScroll: false, removeScrollProps: { enabled: false } } },
    Drawer: { defaultProps: { lockScroll: false, removeScrollProps: { enabled: false } } },
  },
});
