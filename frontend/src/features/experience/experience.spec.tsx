// What gives experience: the rules in the settings, and the changes on the user's page.
import { fieldOf, dialog, dialogCloses, main, press, toasts, type } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { Experience, ExperienceRule } from '../../api/experience.gen';
import type { User } from '../../api/users.gen';

const rule = (fields: Json) => record<ExperienceRule>('ExperienceRule', fields);
const rules = [
  rule({ _id: idOf(2), kind: 'given', amount: 3, firstDay: '2030-01-01', state: 'coming' }),
  rule({ _id: idOf(1), kind: 'given', amount: 2, firstDay: '2026-11-01', state: 'current' }),
];
const open = async () => {
  answer('fetchExperienceRules', { details: rules });
  await openScreen('admin', '/admin/experience');
  await main().findByRole('button', { name: 'Add rule' });
};

it('should show what counts now and what comes, and remove only what comes', async () => {
  answer('removeExperienceRule', { message: 'Rule removed' });
  await open();
  await main().findByText('2 experience');
  expect(main().getAllByText('Nothing yet')).toHaveLength(2);
  expect(main().getAllByRole('button', { name: /^Remove the rule/ })).toHaveLength(1);
  await press(/^Remove the rule/);
  await press(/^Remove/, dialog());
  await toasts().findByText('Rule removed');
  expect(callsOf('removeExperienceRule').map(({ pathname }) => pathname)).toEqual([
    `/api/admin/experience/rules/${idOf(2)}`,
  ]);
});

it('should add a rule from today on, and show what the server refuses at its field', async () => {
  await open();
  answer('addExperienceRule', () => {
    throw new Failure(400, 'VALIDATION_FAILED', {
      errors: [{ field: 'firstDay', message: 'Choose today or a later day' }],
    });
  });
  await press('Add rule');
  const question = await dialog();
  await type(/^Experience/, '5', question);
  await press('Add rule', question);
  await question.findByText('Choose today or a later day');
  expect((await fieldOf(/^Experience/, question)).value).toBe('5');
  answer('addExperienceRule', { message: 'Rule added', details: rules });
  await type(/^First day/, '2030-05-01', question);
  await press('Add rule', question);
  await dialogCloses();
  expect(callsOf('addExperienceRule').at(-1)?.body).toEqual({
    kind: 'given',
    amount: 5,
    firstDay: '2030-05-01',
  });
});

it('should list the changes of a user page by page', async () => {
  const change = (page: number) =>
    record<Experience>('Experience', { _id: idOf(page), kind: 'given', amount: 10 * page, units: 5, by: '' });
  answer('fetchUser', { details: record<User>('User', { _id: idOf(9), level: 3, experience: 40 }) });
  answer('listExperience', ({ query }) => ({ details: [change(Number(query.page))], total: 7 }));
  await openScreen('admin', `/admin/ViewUser?id=${idOf(9)}`);
  await main().findByText('+10');
  await press('Next');
  await main().findByText('+20');
  expect(main().getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});
