// The settings with one value each: read, edited, refused, cancelled and put back.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describes, dialog, fieldOf, main, press, toasts, type } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { AppVersionSetting, LiveTime } from '../../api/settings.gen';

const shown = (name: string) =>
  [...document.querySelectorAll('main dt')]
    .find(({ textContent }) => textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent;
const shows = (name: string, value: string) => waitFor(() => expect(shown(name)).toBe(value));
const bodies = (call: string) => callsOf(call).map(({ body }) => body);
const value = async (label: string | RegExp) => (await fieldOf(label)).value;

/** Answers the history of the setting: the change of these fields, each with its value before and after. */
const answerHistory = (kind: string, value: 'number' | 'text', changes: Record<string, [string, string]>) =>
  answer('listAudit', {
    details: [
      record<Json>('AuditEntry', {
        ...{ _id: idOf(70), action: `${kind}.update`, at: new Date().toISOString() },
        target: { kind, id: idOf(4), label: '', user: '', status: null },
        changes: Object.entries(changes).map(([field, [before, after]]) => ({
          ...{ field, change: 'changed', value, before, after },
        })),
      }),
    ],
    total: 1,
  });
const putBack = () => press(/^Put back the values before/);

describe('the live time', () => {
  let stored: LiveTime;
  beforeEach(() => {
    stored = record<LiveTime>('LiveTime', { _id: idOf(4), version: 2, days: 10, time: 60 });
    answer('fetchLiveTime', () => ({ details: stored }));
    answer('updateLiveTime', ({ body: { days, time } }) => {
      stored = { ...stored, version: stored.version + 1, days: Number(days), time: Number(time) };
      return { message: 'Live time updated', data: stored };
    });
  });
  const open = async () => {
    await openScreen('admin', '/admin/livetime');
    await shows('Days', String(stored.days));
  };

  it('should require both values, save them, and show them', async () => {
    await open();
    expect(main().queryByLabelText(/^Days/)).toBeNull();
    await press('Edit');
    await type(/^Days/, '');
    await press('Save');
    await waitFor(async () =>
      expect(describes(await fieldOf(/^Days/))).toContain('This field cannot be empty'),
    );
    expect(bodies('updateLiveTime')).toEqual([]);
    await type(/^Days/, '15');
    await type(/^Time \(minutes\)/, '90');
    await press('Save');
    await toasts().findByText(/Live time updated/);
    await shows('Days', '15');
    expect(bodies('updateLiveTime')).toEqual([{ days: 15, time: 90, versionSeen: 2 }]);
    closeScreen();
    await open();
    await shows('Time (minutes)', '90');
  });

  it('should clear both fields on Cancel, and say what is stored', async () => {
    await open();
    await press('Edit');
    await type(/^Days/, '7');
    await press('Cancel');
    for (const name of ['Days', 'Time (minutes)']) await shows(name, '');
    await main().findByText(/still 10 days and 60 minutes/);
    expect(bodies('updateLiveTime')).toEqual([]);
  });

  it('should open the form with the values before a change, and write them', async () => {
    answerHistory('liveTime', 'number', { days: ['5', '10'] });
    await open();
    await putBack();
    await waitFor(async () => expect(await value(/^Days/)).toBe('5'));
    await main().findByText(/These are the values before/);
    await press('Save');
    await shows('Days', '5');
    expect(bodies('updateLiveTime')).toMatchObject([{ days: 5, time: 60 }]);
  });
});

describe('the app versions', () => {
  let stored: AppVersionSetting;
  beforeEach(() => {
    stored = { minimum: '1.0', latest: '1.5', version: 3 };
    answer('fetchAppVersions', () => ({ details: stored }));
    answer('setAppVersions', ({ body: { minimum, latest, versionSeen } }) => {
      const faults = [{ field: 'latest', message: 'Enter the minimum version or a later version' }];
      if (Number(minimum) > Number.parseFloat(String(latest)))
        throw new Failure(400, 'VALIDATION_FAILED', { errors: faults });
      if (versionSeen !== stored.version)
        throw new Failure(409, 'VERSION_CONFLICT', {
          details: { ...stored },
          changedBy: 'Priya Shah',
          changedAt: new Date().toISOString(),
        });
      stored = { minimum: String(minimum), latest: String(latest), version: stored.version + 1 };
      return { message: 'App versions saved', details: stored };
    });
  });
  const open = async () => {
    await openScreen('admin', '/admin/appversion');
    await shows('Minimum version', stored.minimum);
  };

  it('should show at its field that the minimum is above the latest version, and save a valid pair', async () => {
    await open();
    await press('Edit');
    await type(/^Minimum version/, '2.1');
    await type(/^Latest version/, '2.0');
    await press('Save Changes');
    await waitFor(async () =>
      expect(describes(await fieldOf(/^Latest version/))).toContain(
        'Enter the minimum version or a later version',
      ),
    );
    expect(await value(/^Minimum version/)).toBe('2.1');
    await type(/^Latest version/, '2.4.12');
    await press('Save Changes');
    await toasts().findByText(/App versions saved/);
    await shows('Minimum version', '2.1');
    closeScreen();
    await open();
    await shows('Latest version', '2.4.12');
  });

  it('should ask which values stay when a colleague saved others before the old ones were put back', async () => {
    answerHistory('appVersion', 'text', { minimum: ['0.9', '1.0'], latest: ['1.4', '1.5'] });
    await open();
    await putBack();
    await main().findByText(/These are the values before/);
    expect(await value(/^Minimum version/)).toBe('0.9');
    stored = { minimum: '2.2', latest: '2.5.0', version: 4 };
    await press('Save Changes');
    await dialog().then((asked) => asked.findByText('Priya Shah changed this while you were editing'));
    for (const [field, now] of [
      ['Minimum version', '2.2'],
      ['Latest version', '2.5.0'],
    ] as const) {
      const group = await dialog().then((asked) => asked.getByRole('radiogroup', { name: field }));
      const side = within(group).getByRole<HTMLInputElement>('radio', { name: /^Now/ });
      expect(side.labels?.[0]?.textContent).toBe(`Now${now}`);
      fireEvent.click(side);
    }
    await press('Save', dialog());
    await shows('Minimum version', '2.2');
    await shows('Latest version', '2.5.0');
    expect(stored.version).toBe(4);
  });
});
