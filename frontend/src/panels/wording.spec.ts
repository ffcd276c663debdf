// One name for a thing in menu, title, field and message: scripts/wording/things.mjs, docs/wording.md.
import { wordingFaults } from '../../../scripts/wording/wording.mjs';

it('should use one name for each thing in the text files', () => {
  expect(wordingFaults()).toEqual([]);
});

it('should find a second name, and keep the texts that the contract states', () => {
  const faults = (text: string) =>
    wordingFaults([{ file: 'x.texts.ts', key: 'texts.title', text }]).filter((fault) =>
      fault.startsWith('x'),
    );
  expect(faults('Manage gift')).toEqual(['x.texts.ts texts.title: “Manage gift” is a second name of: Gift']);
  expect(faults('Add set of rights')).toHaveLength(2);
  expect(faults('Manage Live Time')).toEqual([]);
  expect(faults('Gifts')).toEqual([]);
});
