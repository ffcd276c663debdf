export const texts = {
  title: 'Manual',
  contents: 'Contents',
  intro: (panel: string) => `The jobs of the ${panel} panel, step by step.`,
  help: ['The key', 'on any screen shows a link to the page of that screen.'] as const,
  key: '?',
  conventions: 'How the pages are written',
};
