// The queue of host applications in the panel of an agency: decisions by button and key, their undo, and lost answers.
import { fireEvent, waitFor } from '@testing-library/dom';
import {
  act,
  dialog,
  dialogCloses,
  fieldOf,
  goTo,
  key,
  main,
  press,
  toasts,
  type,
} from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { address, closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { Host } from '../../api/hosts.gen';

const QUEUE = '/agency/pendingHost';
const SECONDS = 1000;

let hosts: Host[];
/** The answers that the server has given, by key: a repeated key runs nothing. */
let answered: Map<string, Json>;

function decide(ids: string[], status: number) {
  hosts = hosts.map((host) => (ids.includes(host._id) ? { ...host, status } : host));
}

beforeEach(() => {
  answered = new Map();
  hosts = [1, 2, 3, 4].map((number) =>
    record<Host>('Host', { _id: idOf(number), username: `host${number}`, realName: `Host ${number}` }),
  );
  answer('listHosts', ({ query }) => {
    const details = hosts.filter(({ status }) => String(status) === query['status']);
    return { details, total: details.length, pages: 1 };
  });
  answer('decideHost', ({ body, headers }) => {
    const by = headers.get('Idempotency-Key') ?? '';
    const known = answered.get(by);
    if (known) return known;
    decide([body['id'] as string], body['status'] as number);
    const first = { message: 'Done', details: hosts.find(({ _id }) => _id === body['id']) };
    answered.set(by, first);
    return first;
  });
  answer('decideHosts', ({ body }) => {
    const ids = body['ids'] as string[];
    decide(ids, body['status'] as number);
    return { details: ids.map((id) => ({ id, done: true, message: '', code: '' })) };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const rowOf = (number: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) =>
    row.textContent.includes(`host${number}`),
  );
const waiting = () => hosts.filter(({ status }) => status === 0).map(({ username }) => username);
const isInert = (number: number) => rowOf(number)?.closest('[inert]') !== null;
const shows = (number: number) => waitFor(() => expect(rowOf(number)).toBeTruthy());
const current = () => document.activeElement?.closest('[data-row]')?.textContent ?? '';
const decisions = () => callsOf('decideHost').map(({ body }) => body);
const approve = (number: number) => press(`Approve host${number}`);
const reject = (number: number) => act(`host${number}`, 'Reject');
const said = (text: string) => toasts().findByText(text);

async function openQueue() {
  await openScreen('agency', QUEUE);
  await shows(1);
}
/** Lets the time pass in which a decision can be undone. */
async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
/** Stops the clock before a decision, so that the test says how much time passes. */
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });

describe('a decision', () => {
  it('should show at once and be sent once, after ten seconds', async () => {
    await openQueue();
    stopClock();
    await approve(1);
    await said('Host approved');
    expect(isInert(1)).toBe(true);
    await wait(8 * SECONDS);
    expect(decisions()).toEqual([]);
    await wait(2.5 * SECONDS);
    await waitFor(() => expect(decisions()).toEqual([{ id: idOf(1), status: 1, from: 0 }]));
    await waitFor(() => expect(waiting()).toEqual(['host2', 'host3', 'host4']));
    expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull();
    await wait(20 * SECONDS);
    expect(decisions()).toHaveLength(1);
  });

  it('should be sent when the person goes to another screen', async () => {
    await openQueue();
    await approve(1);
    await said('Host approved');
    expect(decisions()).toEqual([]);
    goTo('Dashboard');
    await waitFor(() => expect(address()).toBe('/agency/dashboard'));
    await waitFor(() => expect(waiting()).not.toContain('host1'));
  });

  it('should be sent when the tab closes, and once more by the next tab under the same key without an answer', async () => {
    const done = { details: record<Host>('Host', { status: 1 }) };
    await openQueue();
    await approve(1);
    await said('Host approved');
    let arrive: ((late: Json) => void) | undefined;
    answer('decideHost', () => new Promise<Json>((resolve) => (arrive = resolve)));
    closeScreen();
    await waitFor(() => expect(decisions()).toHaveLength(1));
    answer('decideHost', done);
    await openScreen('agency', QUEUE);
    await waitFor(() => expect(decisions()).toHaveLength(2));
    const [first, second] = callsOf('decideHost').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(decisions()[1]).toEqual(decisions()[0]);
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((name) => name.includes('decision'))).toEqual([]),
    );
    expect(toasts().queryByRole('alert')).toBeNull();
    arrive?.(done);
  });

  it('should say why it was not made, and show the row again', async () => {
    answer('decideHost', () => {
      throw new Failure(409, 'INVALID_TRANSITION', { message: 'Priya Shah was faster' });
    });
    await openQueue();
    stopClock();
    await approve(1);
    await said('Host approved');
    await wait(10.5 * SECONDS);
    await said('Priya Shah was faster');
    await waitFor(() => expect(isInert(1)).toBe(false));
  });
});

describe('the undo', () => {
  it.each([
    ['the toast', () => press('Undo', toasts())],
    ['u', () => key('u')],
    ['Ctrl+Z', () => key('z', { ctrlKey: true })],
  ])('should undo a decision by %s, and send nothing', async (_, undo) => {
    await openQueue();
    stopClock();
    await approve(1);
    await said('Host approved');
    await undo();
    await said('Decision undone');
    await waitFor(() => expect(isInert(1)).toBe(false));
    await wait(15 * SECONDS);
    expect(decisions()).toEqual([]);
    expect(waiting()).toHaveLength(4);
  });

  it('should undo one decision about several rows as one, and another on its own', async () => {
    await openQueue();
    for (const number of [1, 2])
      fireEvent.click(main().getByRole('checkbox', { name: `Select host${number}` }));
    await press('Approve selected');
    await press('Approve', dialog());
    await said('2 hosts approved');
    await dialogCloses();
    await approve(3);
    await said('Host approved');
    await key('z', { ctrlKey: true });
    await waitFor(() => expect(isInert(3)).toBe(false));
    expect(isInert(1)).toBe(true);
    await key('z', { ctrlKey: true });
    await waitFor(() => expect(isInert(1)).toBe(false));
    expect(isInert(2)).toBe(false);
    expect(callsOf('decideHosts')).toEqual([]);
  });

  it('should keep the reason of a rejection', async () => {
    await openQueue();
    await reject(1);
    await type(/^Reason/, 'The phone does not answer', dialog());
    await press('Reject', dialog());
    await said('Host rejected');
    await dialogCloses();
    await key('u');
    await said('Decision undone');
    await reject(1);
    await waitFor(async () =>
      expect((await fieldOf(/^Reason/, dialog())).value).toBe('The phone does not answer'),
    );
  });
});

describe('a rejection', () => {
  const reason = () => fieldOf(/^Reason/, dialog());

  it('should require a reason, and send it', async () => {
    await openQueue();
    await reject(2);
    await press('Reject', dialog());
    await (await dialog()).findByText('This field cannot be empty');
    await press('The phone number does not answer', dialog());
    expect((await reason()).value).toBe('The phone number does not answer');
    await press('Reject', dialog());
    await said('Host rejected');
    goTo('Dashboard');
    await waitFor(() => expect(decisions()).toHaveLength(1));
    expect(decisions()[0]).toMatchObject({
      id: idOf(2),
      status: 2,
      from: 0,
      reason: 'The phone number does not answer',
    });
  });

  it('should keep the typed reason when the dialog or the tab closes', async () => {
    await openQueue();
    await reject(1);
    await type(/^Reason/, 'No answer on', dialog());
    await press('Cancel', dialog());
    await said('Cancelled. Nothing was rejected');
    await reject(1);
    await waitFor(async () => expect((await reason()).value).toBe('No answer on'));
    closeScreen();
    await openQueue();
    await reject(1);
    expect((await reason()).value).toBe('');
    await press('Restore', dialog());
    expect((await reason()).value).toBe('No answer on');
  });
});

describe('several rows', () => {
  it('should be named in the question, and stay on Cancel', async () => {
    await openQueue();
    fireEvent.click(main().getByRole('checkbox', { name: 'Select All' }));
    await press('Approve selected');
    await (await dialog()).findByText('Approve 4 applications?');
    expect((await dialog()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'host1',
      'host2',
      'host3',
      'host4',
    ]);
    await press('Cancel', dialog());
    await said('Cancelled. Nothing was approved');
    expect(isInert(1)).toBe(false);
  });
});

describe('keys', () => {
  it('should move with j and k, select with x and show the details with o', async () => {
    await openQueue();
    await key('j');
    expect(current()).toContain('host1');
    await key('j');
    expect(current()).toContain('host2');
    await key('k');
    expect(current()).toContain('host1');
    await key('x');
    await waitFor(() =>
      expect(main().getByRole<HTMLInputElement>('checkbox', { name: 'Select host1' }).checked).toBe(true),
    );
    await key('o');
    await waitFor(() => expect(callsOf('fetchHostEvidence')).toHaveLength(1));
  });

  it('should decide about the current row, and go on with the row that took its place', async () => {
    await openQueue();
    await key('j');
    await key('a');
    await said('Host approved');
    await key('j');
    await waitFor(() => expect(current()).toContain('host3'));
    await key('r');
    await dialog().then((open) => open.findByText('Reject the application of host3?'));
  });
});
